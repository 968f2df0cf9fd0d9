import type { Random } from '../../platform/runtime/random.ts';
import { canvas } from '../art/canvas.ts';
import { motifPicture } from './motifPicture.ts';
import type { Motif } from '../art/motifs.ts';
import { place, type Place } from './place.ts';
import { shapes, type Shape } from '../art/shapes.ts';
import type { Theme } from '../art/Theme.ts';

const isShape = (thing: Motif | Shape): thing is Shape => Object.hasOwn(shapes, thing);

const draw = async (thing: Motif | Shape, at: Place): Promise<string> =>
  isShape(thing) ? shapes[thing](at.x, at.y, at.size) : place(await motifPicture(thing), at);

/** Left and right in turn, clear of the hero. */
const sideways = (at: number, { next }: Random): number =>
  at % 2 === 1 ? -4 + next() * 74 : canvas.width - 72 + next() * 76;

/** Small things far behind the hero and near before it: depth. */
export const scatter = async (
  things: Theme['scatter'],
  chance: Random,
  near: number,
): Promise<{ behind: string; before: string }> => {
  const turn = (): number => chance.next() * 60 - 30;
  const far = Array.from({ length: 3 }, (_, at) => ({
    thing: chance.pick(things),
    at: {
      x: sideways(at, chance),
      y: 20 + chance.next() * 150,
      size: 20 + chance.next() * 20,
      turn: turn(),
      light: 'far',
      opacity: 0.75,
    } as const,
  }));
  const close = Array.from({ length: near }, (_, at) => ({
    thing: chance.pick(things),
    at: {
      x: sideways(at, chance),
      y: 190 + chance.next() * 120,
      size: 40 + chance.next() * 34,
      turn: turn(),
      light: at < 2 ? 'near' : 'bit',
    } as const,
  }));
  const drawn = async (list: readonly { thing: Motif | Shape; at: Place }[]): Promise<string> =>
    (await Promise.all(list.map(({ thing, at }) => draw(thing, at)))).join('');
  return { behind: await drawn(far), before: await drawn(close) };
};

const hoard = ['coin', 'coin-side', 'coin', 'ruby', 'coin-side', 'diamond', 'coin', 'emerald'] as const;

/** A bank of coins and stones under the hero, highest in the middle. */
export const coinBank = async (chance: Random): Promise<string> => {
  // Decided before any picture is waited for, so that the seed alone gives the order.
  const pieces = Array.from({ length: 11 }, (_, at) => ({
    motif: hoard[at % hoard.length] ?? 'coin',
    at: {
      x: 20 + at * 29 + (chance.next() - 0.5) * 16,
      y: 300 + Math.abs(5 - at) * 3 + (chance.next() - 0.5) * 22,
      size: 44 + chance.next() * 22,
      turn: chance.next() * 80 - 40,
      light: 'bit',
    } as const,
  }));
  const drawn = pieces.map(async ({ motif, at }) => place(await motifPicture(motif), at));
  return (await Promise.all(drawn)).join('');
};
