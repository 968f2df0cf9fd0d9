/** The environment of a browser of a person in Vietnam. */
export const surroundings = (more: NodeJS.ProcessEnv = {}): Record<string, string> => {
  const all = { ...process.env, TZ: 'Asia/Ho_Chi_Minh', ...more };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};
