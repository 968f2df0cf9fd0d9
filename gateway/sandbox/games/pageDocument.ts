export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const tags = (names: readonly string[], tag: (address: string) => string): string =>
  names.map((name) => tag(`/play/${name}`)).join('');

/** The document of a vendor's page: nothing of it is anybody's word but ours. */
export const pageDocument = ({ js, css }: PageFiles): string =>
  '<!doctype html><html lang="vi"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
  '<meta name="robots" content="noindex"><title>Marquee Games</title>' +
  '<link rel="icon" href="/play/art/seven.webp">' +
  tags(css, (address) => `<link rel="stylesheet" href="${address}">`) +
  tags(js, (address) => `<script type="module" src="${address}"></script>`) +
  '</head><body><div id="game"></div></body></html>';
