import type { ResolvedLook } from './resolveBrand.ts';

/** The family name under which a brand's own display face is loaded. */
const displayFamily = 'Marquee Display';

const block = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `${name}:${value}`).join(';');

/** For players who prefer more contrast: muted text and hairlines become the next clearer role. */
const moreContrast = block([
  ['--text-muted', 'var(--text-primary)'],
  ['--text-secondary', 'var(--text-primary)'],
  ['--line-subtle', 'var(--line-control)'],
  ['--line-control', 'var(--text-primary)'],
]);

// `optional`, as for the body face: a font that loads late is not swapped in, so nothing shifts.
const displayFace = (address: string) =>
  `@font-face{font-family:'${displayFamily}';font-weight:1 1000;font-display:swap;src:url('${address}') format('woff2')}`;

/**
 * The text of a brand's style sheet: its variables on the root, `color-scheme`, and its display face. `displayFont`
 * is the font's address from `brandAsset`, which allows only plain paths.
 */
export function brandSheet(
  look: Pick<ResolvedLook, 'variables' | 'colorScheme'>,
  displayFont?: string,
): string {
  const variables = block([['color-scheme', look.colorScheme], ...Object.entries(look.variables)]);
  const face = displayFont === undefined ? '' : displayFace(displayFont);
  return `${face}:root{${variables}}@media (prefers-contrast:more){:root{${moreContrast}}}`;
}
