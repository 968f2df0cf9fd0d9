import { splits, type RouletteBetKind } from '../../engine/rouletteBets.ts';
import { element } from '../element.ts';
import { fill, type Words } from '../words.ts';

interface SplitActs {
  readonly say: (text: string) => void;
  readonly mark: (number: number, on: boolean) => void;
  readonly lay: (bet: { kind: 'split'; choice: number; name: string }) => void;
}

/**
 * Bets on two neighbours by touching one after the other: the line between them is too thin for a finger, and this way
 * is open to the keyboard as well.
 */
export const splitPicker = (words: Words, { say, mark, lay }: SplitActs) => {
  let first: number | undefined;
  const button = element('button', {
    type: 'button',
    className: 'split',
    textContent: words.split,
    attributes: { 'aria-pressed': 'false' },
  });
  const isOn = (): boolean => button.getAttribute('aria-pressed') === 'true';

  const forget = (): void => {
    if (first !== undefined) mark(first, false);
    first = undefined;
  };
  const begin = (number: number): void => {
    forget();
    first = number;
    mark(number, true);
    say(fill(words.splitSecond, number));
  };

  button.addEventListener('click', () => {
    const on = !isOn();
    forget();
    button.setAttribute('aria-pressed', String(on));
    say(on ? words.splitFirst : '');
  });

  return {
    button,
    /** Whether it made use of the field that was touched. */
    take: ({ kind, choice }: { kind: RouletteBetKind; choice: number }): boolean => {
      if (!isOn() || kind !== 'straight') return false;
      const pair = [first ?? -1, choice].sort((one, other) => one - other);
      const split = splits.findIndex(([low, high]) => low === pair[0] && high === pair[1]);
      if (split === -1) begin(choice);
      else {
        forget();
        lay({ kind: 'split', choice: split, name: fill(words.numbers, String(pair[0]), String(pair[1])) });
      }
      return true;
    },
  };
};
