"""All law cards: what each one does, and how laws are applied. The votes on them are in rules.parliament."""
