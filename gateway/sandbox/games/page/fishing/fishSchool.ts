import { fishKinds, fishNames, type FishKind } from '../../engine/fishKinds.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';
import { artOf } from '../slots/symbol.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';
import { lanes, PLACES } from './lanes.ts';

export interface Swimmer {
  readonly box: HTMLButtonElement;
  readonly kind: () => FishKind;
}

/** From 0, the smallest, to 1. */
const sizeOf = (kind: FishKind): number => fishNames.indexOf(kind) / (fishNames.length - 1);

/** What swims in the water. Where it swims is for the eye: a shot is drawn by its kind alone. */
export const fishSchool = ({ words }: Pick<Table, 'words'>, onShot: (swimmer: Swimmer) => void) => {
  const swimmer = (
    place: number,
    next: () => FishKind,
    { isLeftward, duration, ahead }: (typeof lanes)[number],
  ) => {
    let kind: FishKind = 'minnow';
    const picture = element('img', { alt: '', draggable: false });
    const worth = element('b');
    const box = element('button', { type: 'button', className: 'fish' }, picture, worth);
    const own: Swimmer = { box, kind: () => kind };

    const renew = (): void => {
      kind = next();
      const { motif, times } = fishKinds[kind];
      picture.src = artOf(motif);
      worth.textContent = `×${times}`;
      box.setAttribute('aria-label', fill(words.aimAt, words[kind], times));
      box.style.setProperty('--size', sizeOf(kind).toFixed(3));
    };
    const ends = isLeftward ? ['100cqw 0', '-100% 0'] : ['-100% 0', '100cqw 0'];
    const course = ends.map((translate) => ({ translate }));
    let way: Animation | undefined;
    /** From edge to edge without end; at the edge, where nobody sees it, it becomes the next. */
    const swim = (share: number): void => {
      if (wantsStillness()) return;
      way = box.animate(course, { duration });
      way.currentTime = share * duration;
      way.onfinish = () => {
        renew();
        swim(0);
      };
    };

    box.classList.toggle('rightward', !isLeftward);
    // A small sea has half of the places.
    box.classList.toggle('spare', place % 2 === 1);
    box.style.setProperty('--place', String(place));
    // On its way a fish is hit where it is touched, not where the finger leaves.
    box.addEventListener('pointerdown', () => onShot(own));
    box.addEventListener('click', ({ detail }) => {
      if (detail === 0) onShot(own);
    });
    return {
      own,
      renew,
      /** Browsers keep the length of a way that has begun, however wide the sea becomes. */
      remeasure: () => {
        if (way?.effect instanceof KeyframeEffect) way.effect.setKeyframes(course);
      },
      begin: () => {
        renew();
        swim((place / PLACES + ahead) % 1);
      },
    };
  };

  const rows = lanes.map((lane) => {
    let come = 0;
    const next = (): FishKind => {
      come += 1;
      return lane.kinds[(come - 1) % lane.kinds.length] ?? 'minnow';
    };
    return { lane, swimmers: Array.from({ length: PLACES }, (_, place) => swimmer(place, next, lane)) };
  });
  const all = rows.flatMap(({ swimmers }) => swimmers);
  const box = element(
    'div',
    { className: 'school' },
    ...rows.map(({ lane: { share, ahead }, swimmers }) =>
      element(
        'div',
        { className: 'lane', look: { share: String(share), ahead: String(ahead) } },
        ...swimmers.map(({ own }) => own.box),
      ),
    ),
  );

  return {
    box,
    swimmers: all.map(({ own }) => own),
    /** Begins once the water is on the page. */
    begin: (): void => {
      for (const one of all) one.begin();
      new ResizeObserver(() => {
        for (const one of all) one.remeasure();
      }).observe(box);
    },
    /** One that was caught makes room for the next, which comes up out of the deep in its place. */
    replace: (caught: Swimmer): void => {
      all.find(({ own }) => own === caught)?.renew();
      if (!wantsStillness()) caught.box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 700 });
    },
  };
};
