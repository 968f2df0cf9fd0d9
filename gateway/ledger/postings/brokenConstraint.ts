/** Name of the constraint that a database error speaks of, also when drizzle wrapped it. */
export const brokenConstraint = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
};
