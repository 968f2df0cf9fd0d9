/** Ids from the top of a line down to its member, see `members.line`. */
export const linePath = (line: string): string[] => line.split('/').slice(0, -1);

/** Who stands next above; nobody at the top of a line. */
export const uplineIdOf = ({ line }: { readonly line: string }): string | undefined => linePath(line).at(-2);
