import { insertBefore, mustRead, type Edits, type Read } from './edits.ts';
import { mustBeNewRole, mustBeSource, tokenFiles as files, withRole } from './tokenRole.ts';

/**
 * The role that a fill is derived from, and the brand's text role on such fills. The fill is changed only as far as
 * contrast requires.
 */
const sources = {
  'primary.main': { start: 'primary', ink: 'onPrimary' },
  'accent.main': { start: 'accent', ink: 'onAccent' },
  'success.main': {
    start: "given['success.main']",
    ink: "given['text.onSuccess'] ?? inkOn(given['success.main'])",
  },
  'danger.main': {
    start: "given['danger.main']",
    ink: "given['text.onDanger'] ?? inkOn(given['danger.main'])",
  },
} as const;

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/**
 * `fill status.held accent.main "A bet that waits"` adds a background role for a badge, pill or button on the page
 * and on panels, and `status.onHeld` for the text on it.
 */
export function newFill(read: Read, [given, from, use]: readonly string[]): Edits {
  const path = mustBeNewRole(given);
  const [group = '', role = ''] = path.split('.');
  const inkPath = mustBeNewRole(`${group}.on${capital(role)}`);
  const { start, ink } = mustBeSource(from, sources);
  const fill = `${group}${capital(role)}`;
  const grounds = ['surface.page', 'surface.raised'] as const;
  const seenOn = grounds.map((ground) => `surface['${ground}']`).join(', ');
  const derived = insertBefore(
    mustRead(read, files.fills),
    '  return {\n',
    `  const ${fill} = seen(given['${path}'] ?? ${start}, [${seenOn}]);`,
  );
  const tokens = withRole(mustRead(read, files.tokens), inkPath, `Text on ${path}`);
  return {
    [files.tokens]: withRole(tokens, path, use),
    [files.fills]: insertBefore(
      derived,
      "'text.onPrimary': onPrimary,",
      `    '${path}': ${fill},\n    '${inkPath}': readable(given['${inkPath}'] ?? ${ink}, ${fill}),`,
    ),
    [files.pairs]: insertBefore(
      mustRead(read, files.pairs),
      "{ ink: 'focus.ring'",
      `  { ink: '${inkPath}', on: ['${path}'], needs: 'text' },\n  { ink: '${path}', on: ['${grounds.join("', '")}'], needs: 'shape' },`,
    ),
  };
}
