import { tokenEntries } from '#theme/tokenPaths';
import { insertBefore, mustMatch, mustRead, type Edits, type Read } from './edits.ts';
import { NewRefusal } from './NewRefusal.ts';

const files = {
  tokens: 'theme/tokens.ts',
  inks: 'theme/derive/deriveInks.ts',
  pairs: 'theme/derive/pairs.ts',
} as const;

const isRole = (path: string) => tokenEntries.some(([role]) => role === path);

const insertAfter = (text: string, mark: string, lines: string): string => {
  const at = text.indexOf(mark);
  if (at < 0) throw new NewRefusal(`“${mark.trim()}” is no group of ${files.tokens}`);
  return text.slice(0, at + mark.length) + lines + text.slice(at + mark.length);
};

/**
 * `colour odds.held success.main "A price that stands"`: a role for text and icons, derived from another colour, and kept
 * readable on every panel. A colour of another use is changed in `pairs.ts` afterwards.
 */
export function newColour(read: Read, [given, from, use]: readonly string[]): Edits {
  const path = mustMatch(given, /^[a-z]+\.[a-z][A-Za-z]*$/, 'group.role');
  if (isRole(path)) throw new NewRefusal(`${path} is there already`);
  const start = mustMatch(
    from,
    /^(?:text|success|danger)\.(?:primary|main)$/,
    'text.primary, success.main or danger.main',
  );
  const comment = mustMatch(use?.trim(), /^[^*]{8,}$/, 'a line that says when to ask for it');
  const [group = '', role = ''] = path.split('.');
  const derived = start === 'text.primary' ? 'text' : start.split('.')[0];
  return {
    [files.tokens]: insertAfter(
      mustRead(read, files.tokens),
      `\n  ${group}: {`,
      `\n    /** ${comment.replace(/\.?$/, '.')} */\n    ${role}: color,`,
    ),
    [files.inks]: insertBefore(
      mustRead(read, files.inks),
      "'focus.ring': settle(",
      `    '${path}': settle('${path}', ${derived}),`,
    ),
    [files.pairs]: insertBefore(
      mustRead(read, files.pairs),
      "{ ink: 'focus.ring'",
      `  { ink: '${path}', on: panels, needs: 'text' },`,
    ),
  };
}
