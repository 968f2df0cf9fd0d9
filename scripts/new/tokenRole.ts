import { tokenEntries } from '#theme/tokenPaths';
import { insertBefore, mustMatch } from './edits.ts';
import { NewRefusal } from './NewRefusal.ts';

export const tokenFiles = {
  tokens: 'theme/tokens.ts',
  fills: 'theme/derive/deriveFills.ts',
  inks: 'theme/derive/deriveInks.ts',
  pairs: 'theme/derive/pairs.ts',
} as const;

const isRole = (path: string) => tokenEntries.some(([role]) => role === path);

/** Checks that a role's path is valid and new; returns it. */
export function mustBeNewRole(given: string | undefined): string {
  const path = mustMatch(given, /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/, 'group.role');
  if (isRole(path)) throw new NewRefusal(`${path} is there already`);
  return path;
}

/** Checks that a role can be derived from the named source; returns it. */
export function mustBeSource<Source>(given = 'nothing', sources: Readonly<Record<string, Source>>): Source {
  const source = Object.hasOwn(sources, given) ? sources[given] : undefined;
  if (source !== undefined) return source;
  throw new NewRefusal(`${given} is given where one of ${Object.keys(sources).join(', ')} is wanted`);
}

/** Adds a role to the text of `tokens.ts`; creates a missing group before the gradients. */
export function withRole(text: string, path: string, use: string | undefined): string {
  const comment = mustMatch(use?.trim(), /^[^*]{8,}$/, 'a line that says when to ask for it');
  const [group = '', role = ''] = path.split('.');
  const lines = `    /** ${comment.replace(/\.?$/, '.')} */\n    ${role}: color,`;
  const mark = `\n  ${group}: {\n`;
  const at = text.indexOf(mark);
  if (at < 0) return insertBefore(text, '\n  gradient: {', `  ${group}: {\n${lines}\n  },`);
  const start = at + mark.length;
  return `${text.slice(0, start)}${lines}\n${text.slice(start)}`;
}
