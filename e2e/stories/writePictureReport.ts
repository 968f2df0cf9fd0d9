import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureReports } from './comparePicture';

const ending = '.diff.png';

const section = (name: string) => {
  const shots = ['old', 'new', 'diff'].map(
    (kind) => `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png"></figure>`,
  );
  return `<h2>${name}</h2><div>${shots.join('')}</div>`;
};

const style =
  'body{font:14px sans-serif}div{display:flex;gap:8px}figure{margin:0;flex:1}img{max-width:100%;border:1px solid}';

/**
 * Runs after the last test: writes reports/pictures/index.html with the old picture, the new picture and the
 * difference for each change.
 */
export function writePictureReport() {
  if (!existsSync(pictureReports)) return;
  const changed = readdirSync(pictureReports).filter((file) => file.endsWith(ending));
  const body = changed.map((file) => section(file.slice(0, -ending.length))).join('');
  writeFileSync(
    join(pictureReports, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><h1>${changed.length} changed</h1>${body}`,
  );
}
