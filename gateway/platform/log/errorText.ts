const QUERY_TEXT = /^Failed query: [\s\S]*$/;

/** What an error says, without what a query was given, which drizzle writes into its message. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return error.message.replace(QUERY_TEXT, `Failed query: ${cause ?? 'no cause given'}`);
};
