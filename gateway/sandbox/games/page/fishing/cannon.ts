import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';

const FLIGHT = 260;
const SHOWN = 900;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The gun at the foot of the sea, and what flies out of it. */
export const cannon = (sea: HTMLElement) => {
  const barrel = element('div', { className: 'barrel' });
  const box = element('div', { className: 'cannon', attributes: { 'aria-hidden': 'true' } }, barrel);

  const middleOf = (target: Element): Point => {
    const [area, { left, top, width, height }] = [
      sea.getBoundingClientRect(),
      target.getBoundingClientRect(),
    ];
    return { x: left + width / 2 - area.left, y: top + height / 2 - area.top };
  };
  const put = (className: string, { x, y }: Point, text = ''): HTMLElement => {
    const made = element('span', {
      className,
      textContent: text,
      look: { x: `${x}px`, y: `${y}px` },
      attributes: { 'aria-hidden': 'true' },
    });
    sea.append(made);
    return made;
  };
  const away = (made: HTMLElement, frames: Keyframe[], duration: number): void => {
    const flight = made.animate(frames, { duration, easing: 'ease-out' });
    flight.onfinish = () => made.remove();
  };

  return {
    box,
    /** Turns to a target and fires at it. */
    fire: (target: Element): void => {
      const [from, to] = [middleOf(box), middleOf(target)];
      const turn = Math.atan2(to.x - from.x, from.y - to.y);
      barrel.style.rotate = `${Math.max(-1.4, Math.min(1.4, turn)).toFixed(3)}rad`;
      if (wantsStillness()) return;
      const way = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
      away(put('bullet', from), [{ transform: 'none' }, { transform: way }], FLIGHT);
    },
    /** What a catch brought, where it was caught. */
    tell: (target: Element, text: string): void => {
      if (wantsStillness()) return;
      const rise = [
        { opacity: 0, transform: 'translate(-50%, -30%) scale(.6)' },
        { opacity: 1, transform: 'translate(-50%, -70%) scale(1.1)', offset: 0.25 },
        { opacity: 0, transform: 'translate(-50%, -170%)' },
      ];
      away(put('prize', middleOf(target), text), rise, SHOWN);
      away(
        put('net', middleOf(target)),
        [
          { opacity: 1, transform: 'translate(-50%, -50%) scale(.3)' },
          { opacity: 0, transform: 'translate(-50%, -50%) scale(1.5)' },
        ],
        SHOWN / 2,
      );
    },
  };
};
