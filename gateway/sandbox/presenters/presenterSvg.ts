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
    .replaceAll(/class="arm \w+"/g, 'transform="rotate(26)"')
    .replaceAll(/class="fore \w+"/g, 'transform="rotate(-52)"')
    .replaceAll('class="lid"', 'opacity="0"')
    .replaceAll(/ class="[\w-]+"/g, '');

/** A presenter from the waist as a picture; the hands end at its foot. */
export const presenterSvg = (look: PresenterLook, skin: readonly string[]): string => {
  const { body, arms } = drawPresenter(text, look, dressOf(skin));
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '-165 -296 330 330',
    width: 330,
    height: 330,
  };
  return still(text('svg', attributes, body, arms));
};
