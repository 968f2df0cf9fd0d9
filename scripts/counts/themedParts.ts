/** The own components that read their props through the theme. */
export const themedParts = (parts: readonly string[], sources: readonly string[]): string[] => {
  const read = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/useThemeProps\(\{[^}]*name: '(\w+)'/g)].map(([, name]) => name),
    ),
  );
  return parts.filter((part) => read.has(part));
};
