/** The code of a database or socket error, also when drizzle wrapped it. */
export const errorCode = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
};
