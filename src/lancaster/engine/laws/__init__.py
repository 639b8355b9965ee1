"""All law cards: what each one does, how laws are applied, and what they leave behind for later in the round."""
