import { chipSize } from '../cards/chipSize.ts';
import { chipText } from '../cards/chipText.ts';
import { element } from '../element.ts';
import { priceFormat } from '../format.ts';
import type { Table } from '../table.ts';
import { coinDots } from './coinPicture.ts';
import type { BowlField, BowlGame, LaidChip } from './BowlGame.ts';

/** The fields beside and below the bowl, and the chips that lie on them. */
export const bowlCloth = <Thrown>(
  { game, amount }: Pick<Table, 'game' | 'amount'>,
  { targets, besides = [], groups }: BowlGame<Thrown>,
  lay: (field: BowlField<Thrown>) => void,
) => {
  const price = priceFormat(game.language);
  const buttons = new Map<string, HTMLButtonElement>();
  const every = [...targets, ...besides, ...groups.flatMap(({ fields }) => fields)];

  const button = (field: BowlField<Thrown>, className: string): HTMLButtonElement => {
    const { key, name, short, note, reds, emblem, pays } = field;
    const made = element(
      'button',
      { type: 'button', className: `field ${className}` },
      ...(reds === undefined ? [] : [coinDots(reds)]),
      ...(emblem === undefined
        ? []
        : [element('span', { className: 'emblem', attributes: { 'aria-hidden': 'true' } }, ...emblem)]),
      ...(short === undefined
        ? [element('b', { textContent: name })]
        : [
            element('span', { className: 'spoken', textContent: name }),
            element('b', { textContent: short, attributes: { 'aria-hidden': 'true' } }),
          ]),
      ...(note === undefined ? [] : [element('span', { className: 'note', textContent: note })]),
      element('span', { className: 'price', textContent: price(pays) }),
    );
    made.addEventListener('click', () => lay(field));
    buttons.set(key, made);
    return made;
  };

  const [left, right] = [button(targets[0], 'target first'), button(targets[1], 'target second')];
  const under = besides.map((field, place) => button(field, `beside ${place === 0 ? 'first' : 'second'}`));
  const panels = groups.map(({ className, fields }) =>
    element('div', { className: `group ${className}` }, ...fields.map((field) => button(field, 'side'))),
  );
  const tabs = groups.map(({ name }, place) => {
    const tab = element('button', { type: 'button', className: 'tab', textContent: name });
    tab.addEventListener('click', () => choose(place));
    return tab;
  });
  const choose = (chosen: number): void => {
    for (const [place, panel] of panels.entries()) {
      panel.classList.toggle('chosen', place === chosen);
      tabs[place]?.setAttribute('aria-pressed', String(place === chosen));
    }
  };
  choose(0);

  const chip = (stake: number) =>
    element('span', {
      className: 'chip',
      textContent: chipText(amount(stake)),
      attributes: { 'data-size': String(chipSize(game.stakes, stake)) },
    });

  return {
    left: [left, ...under.slice(0, 1)],
    right: [right, ...under.slice(1)],
    groups: element(
      'div',
      { className: 'groups' },
      ...(groups.length > 1 ? [element('div', { className: 'tabs' }, ...tabs)] : []),
      ...panels,
    ),
    showChips: (laid: readonly LaidChip[]): void => {
      const on = (keys: ReadonlySet<string>) =>
        laid.reduce((sum, { key, stake }) => sum + (keys.has(key) ? stake : 0), 0);
      for (const [key, field] of buttons) {
        const before = field.querySelector('.chip');
        const stake = on(new Set([key]));
        const next = stake > 0 ? chip(stake) : undefined;
        // A chip that lies there already does not land once more.
        if (before?.textContent === next?.textContent) continue;
        before?.remove();
        if (next !== undefined) field.append(next);
      }
      for (const [place, { fields }] of groups.entries()) {
        tabs[place]?.classList.toggle('has-chips', on(new Set(fields.map(({ key }) => key))) > 0);
      }
    },
    mark: (thrown: Thrown): void => {
      for (const field of every) buttons.get(field.key)?.classList.toggle('won', field.wins(thrown));
    },
    clear: (): void => {
      for (const one of buttons.values()) one.classList.remove('won');
    },
    disable: (is: boolean): void => {
      for (const one of buttons.values()) {
        one.classList.toggle('waits', is);
        one.setAttribute('aria-disabled', String(is));
      }
    },
  };
};
