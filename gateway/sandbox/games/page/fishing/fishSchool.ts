import { fishKinds, fishNames, type FishKind } from '../../engine/fishKinds.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';
import { artOf } from '../slots/symbol.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';

export interface Swimmer {
  readonly box: HTMLButtonElement;
  readonly kind: () => FishKind;
}

const SWIMMERS = 13;
/** How many of each swim by before they come again: small fry often, the great ones seldom. */
const SHARES = [6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 2, 1, 1, 1] as const;
const GOLDEN = 0.618_034;
const SLOWEST = 26_000;
const PER_TIMES = 3_600;

/** Kinds in the order in which they come, spread so that no two of a kind follow each other. */
const passing: readonly FishKind[] = fishNames
  .flatMap((kind, place) => Array.from({ length: SHARES[place] ?? 1 }, () => kind))
  .map((kind, place) => ({ kind, order: (place * GOLDEN) % 1 }))
  .sort((one, other) => one.order - other.order)
  .map(({ kind }) => kind);

/** From 0, the smallest, to 1. */
const sizeOf = (kind: FishKind): number => fishNames.indexOf(kind) / (fishNames.length - 1);

/** What swims in the water. Where it swims is for the eye: a shot is drawn by its kind alone. */
export const fishSchool = ({ words }: Pick<Table, 'words'>, onShot: (swimmer: Swimmer) => void) => {
  let come = 0;

  const swimmer = (place: number) => {
    let kind: FishKind = 'minnow';
    const picture = element('img', { alt: '', draggable: false });
    const worth = element('b');
    const box = element('button', { type: 'button', className: 'fish' }, picture, worth);
    const own: Swimmer = { box, kind: () => kind };
    let way: Animation | undefined;

    const swim = (share: number): void => {
      if (wantsStillness()) return;
      const isLeftward = place % 2 === 0;
      const [from, to] = isLeftward ? ['104cqw', '-30cqw'] : ['-30cqw', '104cqw'];
      const duration = SLOWEST - PER_TIMES * 3 * (1 - sizeOf(kind)) - (place % 4) * 1_700;
      way?.cancel();
      way = box.animate([{ translate: `${from} 0` }, { translate: `${to} 0` }], { duration });
      way.currentTime = share * duration;
      way.onfinish = () => renew(0);
    };
    const renew = (share: number): void => {
      kind = passing[come % passing.length] ?? 'minnow';
      come += 1;
      const { motif, times } = fishKinds[kind];
      picture.src = artOf(motif);
      worth.textContent = `×${times}`;
      box.setAttribute('aria-label', fill(words.aimAt, words[kind], times));
      box.style.setProperty('--size', sizeOf(kind).toFixed(3));
      swim(share);
    };

    box.classList.toggle('rightward', place % 2 === 1);
    box.style.setProperty('--lane', ((place * GOLDEN) % 1).toFixed(3));
    box.style.setProperty('--place', String(place));
    // On its way a fish is hit where it is touched, not where the finger leaves.
    box.addEventListener('pointerdown', () => onShot(own));
    box.addEventListener('click', ({ detail }) => {
      if (detail === 0) onShot(own);
    });
    return { own, renew };
  };

  const all = Array.from({ length: SWIMMERS }, (_, place) => swimmer(place));
  const box = element('div', { className: 'school' }, ...all.map(({ own }) => own.box));

  return {
    box,
    swimmers: all.map(({ own }) => own),
    /** Begins once the water is on the page. */
    begin: (): void => {
      for (const [place, { renew }] of all.entries()) renew(((place * 5) % SWIMMERS) / SWIMMERS);
    },
    /** One that was caught makes room for the next. */
    replace: (caught: Swimmer): void => all.find(({ own }) => own === caught)?.renew(0),
  };
};
