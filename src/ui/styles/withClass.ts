/** A part's own class, then what its user adds. */
export const withClass = (own: string, added?: string): string => (added ? `${own} ${added}` : own);
