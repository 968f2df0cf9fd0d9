/**
 * Class names for the markup of one file, prefixed with its name: `MessageList-title`. Its styles select by them, so
 * that they affect nothing else.
 */
export const ownClasses = <Name extends string>(file: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `${file}-${name}`])) as Record<Name, string>;
