import { scriptJson } from '../gateway/front/scriptJson.ts';

export interface TemplateParts {
  /** `lang` of the page. */
  readonly tag: string;
  /** Scripts and styles of the entry. */
  readonly scripts: readonly string[];
  readonly styles: string;
  /** Style elements of the rendering. */
  readonly sheet: string;
  readonly markup: string;
  readonly words: unknown;
}

const nonce = 'nonce="@@nonce@@"';

/** Asks for the first banner's picture before the markup is read, chosen as the markup chooses it. */
const preload = (markup: string): string => {
  const [, type, sources, sizes] =
    /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"/.exec(markup) ?? [];
  return type === undefined
    ? ''
    : `<link rel="preload" as="image" type="${type}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high">`;
};

const head = (parts: TemplateParts): string[] => [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<title>@@title@@</title>',
  '<meta name="description" content="@@description@@">',
  preload(parts.markup),
  // Small, and the first banner is set in it: when it comes late, its lines wrap differently.
  '@@?displayFace@@<link rel="preload" as="font" type="font/woff2" href="@@displayFace@@" crossorigin>@@/displayFace@@',
  ...parts.scripts.map((name) => `<script src="/${name}" defer ${nonce}></script>`),
  `<style ${nonce}>${parts.styles}</style>`,
  `<style id="brand-vars" ${nonce}>@@brandSheet@@</style>`,
  parts.sheet,
  '<link rel="icon" href="@@favicon@@" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="@@touchIcon@@">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<meta name="theme-color" content="@@pageColor@@">',
  '<link rel="canonical" href="@@address@@">',
  '<meta property="og:type" content="website">',
  '<meta property="og:site_name" content="@@name@@">',
  '<meta property="og:title" content="@@title@@">',
  '<meta property="og:description" content="@@description@@">',
  '<meta property="og:url" content="@@address@@">',
  '<meta property="og:image" content="@@preview@@">',
  `<meta property="og:locale" content="${parts.tag}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

/** Of the words, those that only play money has a use for: a document of production does not hold them. */
const playMoneyWords = /"demo":"(?:[^"\\]|\\.)*",/;

const wordsText = (words: unknown): string => {
  const text = scriptJson(words);
  const [demo] = playMoneyWords.exec(text) ?? [];
  if (demo === undefined) throw new Error('The words have none for play money');
  return text.replace(demo, () => `@@?playMoney@@${demo}@@/playMoney@@`);
};

/**
 * One document with slots for the front. Throws when the markup holds what the content policy would drop in silence: a
 * style attribute is neither applied nor reported by hydration.
 */
export const templateText = (parts: TemplateParts): string => {
  const { markup, words } = parts;
  const styled = /<[^>]* style=[^>]*>/.exec(markup);
  if (styled) throw new Error(`The shell writes a style attribute: ${styled[0]}`);
  const script = /<script/.exec(markup);
  if (script) throw new Error('The shell writes a script: a part of it suspended');
  return [
    '<!doctype html>',
    `<html lang="${parts.tag}" data-logo="@@logoKind@@">`,
    `<head>${head(parts).join('')}</head>`,
    '<body>',
    `<div id="root">${markup}</div>`,
    `<script type="application/json" id="words" ${nonce}>${wordsText(words)}</script>`,
    `<script type="application/json" id="boot" ${nonce}>@@boot@@</script>`,
    '</body></html>',
  ].join('');
};
