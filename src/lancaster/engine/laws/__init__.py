"""All law cards: what each is and does, how laws are applied, and what they leave behind until later in a round."""
