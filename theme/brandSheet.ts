import type { ResolvedLook } from './resolveBrand.ts';

/** The family names under which a brand's own faces are loaded. */
const displayFamily = 'Marquee Display';
const bodyFamily = 'Marquee Body';

const block = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `${name}:${value}`).join(';');

/** For players who prefer more contrast: muted text and hairlines become the next clearer role. */
const moreContrast = block([
  ['--text-muted', 'var(--text-primary)'],
  ['--text-secondary', 'var(--text-primary)'],
  ['--line-subtle', 'var(--line-control)'],
  ['--line-control', 'var(--text-primary)'],
]);

// `swap`, as for the site's own face: the document preloads the display face, so the first lines seldom move.
const face = (family: string, weights: string, address: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url('${address}') format('woff2')}`;

/** Addresses of a brand's own faces from `brandAsset`, which allows only plain paths. */
export interface BrandFaces {
  /** Of headings. */
  readonly display?: string | undefined;
  /** Of running text; letters that it lacks are written in the site's own face. */
  readonly body?: { readonly regular: string; readonly bold: string } | undefined;
}

const siteFace = "'Be Vietnam Pro'";

/** Faces that systems bring along for Thai and Chinese, which the site's own face does not have. */
const systemFaces =
  "'Noto Sans Thai', 'Leelawadee UI', Thonburi, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'";
const generic = /\b(?:system-ui|sans-serif|serif|monospace)\b/;

const stackOf = (faces: string, hasBody: boolean): string =>
  (hasBody ? faces.replace(siteFace, `'${bodyFamily}', ${siteFace}`) : faces).replace(
    generic,
    (name) => `${systemFaces}, ${name}`,
  );

/** A display face that the brand brings along leads the faces of headings, unless its tokens place it themselves. */
const withDisplay = (name: string, faces: string, { display }: BrandFaces): string =>
  name !== '--font-display' || display === undefined || faces.includes(displayFamily)
    ? faces
    : `'${displayFamily}', ${faces}`;

const faceRules = ({ display, body }: BrandFaces): string =>
  [
    ...(display === undefined ? [] : [face(displayFamily, '1 1000', display)]),
    ...(body === undefined
      ? []
      : [face(bodyFamily, '400 500', body.regular), face(bodyFamily, '600 900', body.bold)]),
  ].join('');

/** The text of a brand's style sheet: its variables on the root, `color-scheme`, and its own faces. */
export function brandSheet(
  look: Pick<ResolvedLook, 'variables' | 'colorScheme'>,
  faces: BrandFaces = {},
): string {
  const variables = Object.entries(look.variables).map(([name, value]): readonly [string, string] =>
    name.startsWith('--font-')
      ? [name, withDisplay(name, stackOf(value, faces.body !== undefined), faces)]
      : [name, value],
  );
  const root = block([['color-scheme', look.colorScheme], ...variables]);
  return `${faceRules(faces)}:root{${root}}@media (prefers-contrast:more){:root{${moreContrast}}}`;
}
