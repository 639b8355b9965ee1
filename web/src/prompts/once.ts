/** The second half of a double click must not answer the next question, whose button may be in the same place. */
export const once =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.detail < 2 && (event.currentTarget as HTMLElement).getAttribute("aria-disabled") !== "true") act();
  };

/** A sentence as the words on a button. */
export const onButton = (sentence: string): string => sentence.replace(/\.$/, "");
