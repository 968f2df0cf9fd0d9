const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const first = (marks: readonly (readonly [mark: string, name: string])[], agent: string) =>
  marks.find(([mark]) => agent.includes(mark))?.[1];

/** Browser and operating system of a User-Agent header; undefined if unknown. */
export const deviceName = (agent: string): { browser: string; system: string } | undefined => {
  const [browser, system] = [first(browsers, agent), first(systems, agent)];
  return browser === undefined || system === undefined ? undefined : { browser, system };
};
