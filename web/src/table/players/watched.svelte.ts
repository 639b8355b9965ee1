/** Whose castle a spectator looks at; players look at their own. */
export const watched: { seat: number } = $state({ seat: 0 });
