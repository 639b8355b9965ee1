"""Everything that speaks HTTP: routes, sockets, pages, the wire format, and the guards in front of them.

What a table is, and who may do what there, is in lancaster.tables.
"""
