const MARKS = ["", "I", "II", "III", "IV"] as const;

/** How a group of laws is written on cards, so that it is not read as a count; the laws of the beginning have no mark. */
export const groupMark = (group: number): string => MARKS[group] ?? String(group);
