import { escapeHtml } from '../../platform/web/escapeHtml.ts';

export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const tags = (names: readonly string[], tag: (address: string) => string): string =>
  names.map((name) => tag(`/play/${name}`)).join('');

/** The document of a vendor's page. It is called by its brand until its script names the game beside it. */
export const pageDocument = ({ js, css }: PageFiles, brand: string): string =>
  '<!doctype html><html lang="vi"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
  '<meta name="robots" content="noindex">' +
  `<title>${escapeHtml(brand)}</title>` +
  '<link rel="icon" href="/play/art/seven.webp">' +
  tags(css, (address) => `<link rel="stylesheet" href="${address}">`) +
  tags(js, (address) => `<script type="module" src="${address}"></script>`) +
  '</head><body><div id="game"></div></body></html>';
