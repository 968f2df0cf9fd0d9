import { insertBefore, mustRead, type Edits, type Read } from './edits.ts';
import { mustBeNewRole, mustBeSource, tokenFiles as files, withRole } from './tokenRole.ts';

const sources = {
  'text.primary': 'text',
  'primary.main': "grounds['primary.main']",
  'accent.main': "grounds['accent.main']",
  'success.main': 'success',
  'danger.main': 'danger',
} as const;

/**
 * `colour odds.held success.main "A price that stands"` adds a colour role for text and icons. It is derived from another
 * colour and stays readable on every panel. For a colour with another use, edit `pairs.ts` afterwards.
 */
export function newColour(read: Read, [given, from, use]: readonly string[]): Edits {
  const path = mustBeNewRole(given);
  const start = mustBeSource(from, sources);
  return {
    [files.tokens]: withRole(mustRead(read, files.tokens), path, use),
    [files.inks]: insertBefore(
      mustRead(read, files.inks),
      "'focus.ring': settle(",
      `    '${path}': settle('${path}', ${start}),`,
    ),
    [files.pairs]: insertBefore(
      mustRead(read, files.pairs),
      "{ ink: 'focus.ring'",
      `  { ink: '${path}', on: panels, needs: 'text' },`,
    ),
  };
}
