import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureReports } from './pictureFiles';

const ending = '.new.webp';
const kinds = ['old', 'new', 'diff'] as const;

const figure = (name: string, kind: (typeof kinds)[number]) => {
  const file = `${name}.${kind}.webp`;
  const shown = existsSync(join(pictureReports, file))
    ? `<a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a>`
    : '<p>none</p>';
  return `<figure><figcaption>${kind}</figcaption>${shown}</figure>`;
};

const section = (name: string) =>
  `<section><h3>${name}</h3><div>${kinds.map((kind) => figure(name, kind)).join('')}</div></section>`;

const style = `
body { font: 14px/1.4 sans-serif; margin: 24px; background: #f4f4f5; color: #18181b }
nav a { margin-right: 16px }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start }
figure { margin: 0 }
figcaption { color: #52525b }
img { max-width: 100%; border: 1px solid #d4d4d8; background: #fff }
h3 { font-size: 14px; margin: 24px 0 4px }`;

const page = (names: readonly string[]) => {
  const brands = [...new Set(names.map((name) => name.split('/')[0] ?? ''))];
  const of = (brand: string) => names.filter((name) => name.startsWith(`${brand}/`));
  const links = brands.map((brand) => `<a href="#${brand}">${brand}: ${of(brand).length}</a>`);
  const parts = brands.map((brand) => `<h2 id="${brand}">${brand}</h2>${of(brand).map(section).join('')}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that changed</title><style>${style}</style>
<h1>${names.length} pictures changed</h1><nav>${links.join('')}</nav>${parts.join('')}</html>`;
};

/** Runs after the last test: writes a page that shows the old picture, the new one and what differs, brand by brand. */
export function writePictureReport() {
  if (!existsSync(pictureReports)) return;
  const names = globSync(`*/*${ending}`, { cwd: pictureReports })
    .map((file) => file.slice(0, -ending.length).replaceAll('\\', '/'))
    .toSorted();
  writeFileSync(join(pictureReports, 'index.html'), page(names));
}
