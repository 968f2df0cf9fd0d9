import { scriptJson } from '../gateway/front/scriptJson.ts';
import { markQuotedWords } from './markWords.ts';

export interface TemplateParts {
  /** The page's `lang`. */
  readonly tag: string;
  /** Entry scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: string;
  /** Style elements of the rendering. */
  readonly sheet: string;
  readonly markup: string;
  readonly words: unknown;
}

const nonce = 'nonce="@@nonce@@"';

/** A preload for the first banner's picture, with the same source selection as the markup. */
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
  // The font is small and the first banner uses it; if it loaded late, the banner's lines would wrap differently.
  '@@?displayFace@@<link rel="preload" as="font" type="font/woff2" href="@@displayFace@@" crossorigin>@@/displayFace@@',
  ...parts.scripts.map((name) => `<script src="/${name}" defer ${nonce}></script>`),
  `<style ${nonce}>${parts.styles}</style>`,
  `<style id="brand-vars" ${nonce}>@@brandSheet@@</style>`,
  parts.sheet,
  '<link rel="icon" href="@@favicon@@" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="@@touchIcon@@">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<meta name="theme-color" content="@@pageColor@@">',
  '<link rel="canonical" href="@@address@@">@@feeds@@',
  '<meta property="og:type" content="website">',
  '<meta property="og:site_name" content="@@name@@">',
  '<meta property="og:title" content="@@title@@">',
  '<meta property="og:description" content="@@description@@">',
  '<meta property="og:url" content="@@address@@">',
  '<meta property="og:image" content="@@preview@@">',
  `<meta property="og:locale" content="${parts.tag}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

/** Texts that only play money needs; a document of a production site does not contain them. */
const playMoneyWords = /"demo":"(?:[^"\\]|\\.)*",/;

const wordsText = (words: unknown): string => {
  const text = scriptJson(markQuotedWords(words));
  const [demo] = playMoneyWords.exec(text) ?? [];
  if (demo === undefined) throw new Error('The words have none for play money');
  return text.replace(demo, () => `@@?playMoney@@${demo}@@/playMoney@@`);
};

/**
 * One document with slots that the front fills. Throws if the markup has a style attribute: the content policy drops
 * it, and hydration does not report that.
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
