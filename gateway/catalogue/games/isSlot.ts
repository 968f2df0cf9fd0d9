/** Categories whose games are slots by the word of regulators. */
const slots: ReadonlySet<string> = new Set(['RNG', 'JP']);

export const isSlot = (gameType: string): boolean => slots.has(gameType);
