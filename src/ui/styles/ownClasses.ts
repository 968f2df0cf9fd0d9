/** Classes of the markup that one file writes, named after it: `MessageList-title`. Its styles select by them, so that they reach nothing else. */
export const ownClasses = <Name extends string>(file: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `${file}-${name}`])) as Record<Name, string>;
