"""Everything that speaks HTTP: routes, sockets, pages, the wire format, and the guards in front of them.

`lancaster.tables` says what a table is and who may do what there.
"""
