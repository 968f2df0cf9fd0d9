import { drawPresenter } from './drawPresenter.ts';
import { dressOf } from './dressOf.ts';
import type { PresenterLook } from './looks.ts';
import type { Pen } from './Pen.ts';

const text: Pen<string> = (name, attributes, ...children) => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
};

/** Hands lie on the table's edge; eyes are open. */
const still = (drawn: string): string =>
  drawn
    .replaceAll(/class="arm \w+"/g, 'transform="rotate(38)"')
    .replaceAll(/class="fore \w+"/g, 'transform="rotate(-82)"')
    .replaceAll('class="lid"', 'opacity="0"')
    .replaceAll(/ class="[\w-]+"/g, '');

/** Above the table's edge, which falls a little towards its sides. */
const TABLE = 'M-173-296H173V8C60-1-60-1-173 8Z';

/** A presenter behind a table as a picture, the hands on the table; its edge is at 86 % of the height. */
export const presenterSvg = (look: PresenterLook, skin: readonly string[]): string => {
  const { body, arms } = drawPresenter(text, look, dressOf(skin));
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '-173 -296 346 346',
    width: 346,
    height: 346,
  };
  const clip = text('clipPath', { id: 'table' }, text('path', { d: TABLE }));
  return still(text('svg', attributes, clip, text('g', { 'clip-path': 'url(#table)' }, body), arms));
};
