import { element } from '../element.ts';
import { icon } from '../icons.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';
import { chipSize } from './chipSize.ts';
import { chipText } from './chipText.ts';
import { fittingStake } from './fittingStake.ts';

interface RackActs {
  readonly undo: () => void;
  readonly clear: () => void;
}

/** The chips of a table to choose from, and what takes chips off it again. */
export const chipRack = (
  { game, words, amount }: Pick<Table, 'game' | 'words' | 'amount'>,
  acts: RackActs,
  ...between: HTMLElement[]
) => {
  let chip = fittingStake(game, 1);

  const buttons = game.stakes.map((value) => {
    const button = element('button', {
      type: 'button',
      className: 'chip',
      textContent: chipText(amount(value)),
      attributes: {
        'aria-label': fill(words.chip, amount(value)),
        'aria-pressed': String(value === chip),
        'data-size': String(chipSize(game.stakes, value)),
      },
    });
    button.addEventListener('click', () => choose(value));
    return button;
  });

  const choose = (value: number): void => {
    chip = value;
    for (const [place, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(game.stakes[place] === value));
    }
  };

  const tool = (name: 'undo' | 'close', label: string, act: () => void): HTMLButtonElement => {
    const button = element(
      'button',
      { type: 'button', className: 'tool', attributes: { 'aria-label': label } },
      icon(name),
    );
    button.addEventListener('click', act);
    return button;
  };

  /** Chips that the balance does not cover stand back. */
  const fit = (balance: number): void => {
    for (const [place, button] of buttons.entries())
      button.toggleAttribute('data-beyond', (game.stakes[place] ?? 0) > balance);
  };
  fit(game.balance);

  return {
    fit,
    box: element(
      'div',
      { className: 'chips' },
      element('div', { className: 'rack' }, ...buttons),
      ...between,
      tool('undo', words.undo, acts.undo),
      tool('close', words.clear, acts.clear),
    ),
    chip: (): number => chip,
    step: (direction: -1 | 1): void => choose(game.stakes[game.stakes.indexOf(chip) + direction] ?? chip),
  };
};
