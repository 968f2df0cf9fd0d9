import type { RoundView } from '../engine/gameWire.ts';
import { element } from './element.ts';
import { wantsStillness } from './motion.ts';

export type CelebrationStep = 1 | 2 | 3;

/** From how many stakes above the stake a win has each further step. */
const SECOND = 5;
const THIRD = 20;

/** How much a round is celebrated: a win at or below its stake not at all. */
export const celebrationStep = ({
  stake,
  win,
}: Pick<RoundView, 'stake' | 'win'>): CelebrationStep | undefined => {
  const net = win - stake;
  if (net <= 0) return undefined;
  if (net < SECOND * stake) return 1;
  return net < THIRD * stake ? 2 : 3;
};

const lasts = { 1: 1_200, 2: 1_800, 3: 2_600 } as const satisfies Record<CelebrationStep, number>;
const SPARKS = { 1: 0, 2: 14, 3: 28 } as const satisfies Record<CelebrationStep, number>;

/** What lights up over the stage after a win above the stake; nothing of it takes a touch or is read out. */
export const celebration = (pause: (milliseconds: number) => Promise<void>) => {
  const box = element('div', {
    className: 'celebration',
    hidden: true,
    attributes: { 'aria-hidden': 'true' },
  });
  let shown = 0;
  const show = async (step: CelebrationStep, figure: string, isFast: boolean): Promise<void> => {
    shown += 1;
    const own = shown;
    box.dataset.step = String(step);
    box.replaceChildren(
      element('b', { textContent: figure }),
      ...Array.from({ length: wantsStillness() ? 0 : SPARKS[step] }, (_, place) =>
        element('i', { look: { turn: `${(place * 360) / SPARKS[step]}deg`, late: `${(place % 4) * 60}ms` } }),
      ),
    );
    box.hidden = false;
    await pause(isFast ? lasts[step] / 2 : lasts[step]);
    if (own === shown) box.hidden = true;
  };
  return {
    box,
    show,
    hide: (): void => {
      shown += 1;
      box.hidden = true;
    },
  };
};
