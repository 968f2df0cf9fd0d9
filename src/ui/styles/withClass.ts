/** Joins a component's own class and the caller's. */
export const withClass = (own: string, added?: string): string => (added ? `${own} ${added}` : own);
