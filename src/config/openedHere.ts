/** History state of a modal that was opened during this visit and has changed its own address since. */
export const openedHere = { openedHere: true } as const;

export const wasOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
