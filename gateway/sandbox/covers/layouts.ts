import type { Random } from '../../platform/runtime/random.ts';
import { canvas } from '../art/canvas.ts';
import type { Picture } from './motifPicture.ts';
import { place } from './place.ts';

export interface Cast {
  readonly hero: Picture;
  readonly friends: readonly Picture[];
  readonly scale: number;
}

/** The height at which the hero stands; the title has the lower third. */
export const heroHeight = 176;

const middle = canvas.width / 2;

const besideHero = ([first, second]: readonly Picture[]): string =>
  (first ? place(first, { x: 258, y: heroHeight - 84, size: 106, turn: 18, light: 'back' }) : '') +
  (second ? place(second, { x: 70, y: heroHeight + 70, size: 100, turn: -16, light: 'back' }) : '');

const flanking = (friends: readonly Picture[], size: number): string => {
  const [first, second = first] = friends;
  if (first === undefined || second === undefined) return '';
  return (
    place(first, { x: 66, y: heroHeight + 6, size, turn: -16, light: 'back' }) +
    place(second, { x: 266, y: heroHeight + 4, size, turn: 16, light: 'back', flip: true })
  );
};

const alone = (
  { hero }: Cast,
  size: number,
  turn: number,
  x: number = middle,
  y: number = heroHeight,
): string => place(hero, { x, y, size, turn, light: 'hero' });

type Layout = (cast: Cast, chance: Random) => string;

const tilt = ({ next }: Random): number => (next() - 0.5) * 12;

/** How hero and friends stand. */
export const layouts = {
  center: (cast, chance) => besideHero(cast.friends) + alone(cast, 252 * cast.scale, tilt(chance)),
  trio: (cast, chance) =>
    flanking(cast.friends, 146 * cast.scale) + alone(cast, 222 * cast.scale, tilt(chance)),
  crop: (cast, chance) =>
    besideHero(cast.friends) + alone(cast, 318 * cast.scale, tilt(chance), middle + 11, heroHeight + 6),
  pile: (cast, chance) => besideHero(cast.friends) + alone(cast, 228 * cast.scale, tilt(chance)),
  duel: ({ hero, friends: [rival = hero], scale }) =>
    `<path d="M206 -10L128 190L190 178L112 400" fill="none" stroke="#fff" stroke-width="16" stroke-linejoin="round" opacity=".9" filter="url(#far)"/>` +
    place(rival, { x: 232, y: heroHeight - 46, size: 200 * scale, turn: 10, light: 'hero', flip: true }) +
    place(hero, { x: 98, y: heroHeight + 26, size: 208 * scale, turn: -8, light: 'hero' }),
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

/** A cover with nobody beside its hero has no trio. */
export const layoutsFor = (friends: number): readonly LayoutName[] =>
  friends > 0 ? ['center', 'trio', 'crop', 'pile', 'trio', 'duel'] : ['center', 'crop', 'pile', 'center'];
