import type { RoundView } from '../../engine/gameWire.ts';
import { chipRack } from '../cards/chipRack.ts';
import { element } from '../element.ts';
import { percentFormat, priceFormat } from '../format.ts';
import { wantsStillness } from '../motion.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { bowlCloth } from './bowlCloth.ts';
import type { BowlField, BowlGame, LaidChip } from './BowlGame.ts';
import { bowlPicture } from './bowlPicture.ts';
import { roads } from './roads.ts';

const SHAKES = 900;
const LIFTS = 420;
const SHOWN = 1_700;

/** Chips that lie on one field are one bet. */
const merged = (laid: readonly LaidChip[]): LaidChip[] => {
  const sums = new Map<string, number>();
  for (const { key, stake } of laid) sums.set(key, (sums.get(key) ?? 0) + stake);
  return Array.from(sums, ([key, stake]) => ({ key, stake }));
};

/** A game with a bowl on the stage: it is shaken, then lifted over what already lies still. */
export const bowlPlay = <Thrown>(table: Table, bowlGame: BowlGame<Thrown>): Play => {
  const { game, words, amount, sound, isFast, pause, server } = table;
  const picture = bowlPicture();
  const past = roads(bowlGame, words);
  const said = element('output', { className: 'result' });
  let laid: LaidChip[] = [];
  let showing = false;

  const staked = (): number => laid.reduce((sum, { stake }) => sum + stake, 0);
  const keepOnly = (chips: LaidChip[]): void => {
    laid = chips;
    cloth.showChips(laid);
    stage.dispatchEvent(new CustomEvent('stake', { bubbles: true }));
  };

  const lay = ({ key, name }: BowlField<Thrown>): void => {
    if (showing) return;
    const stake = rack.chip();
    if (staked() + stake > game.limit) {
      said.textContent = words.tableFull;
      return;
    }
    sound.play('chip');
    said.textContent = fill(words.placed, amount(stake), name);
    keepOnly([...laid, { key, stake }]);
  };

  const cloth = bowlCloth(table, bowlGame, lay);
  const takeOff = (left: LaidChip[]): void => {
    if (!showing) keepOnly(left);
  };
  const rack = chipRack(table, {
    undo: () => takeOff(laid.slice(0, -1)),
    clear: () => takeOff([]),
  });

  const stage = element(
    'div',
    { className: 'bowl-table' },
    past.box,
    past.panel,
    element(
      'div',
      { className: 'bowl-cloth' },
      cloth.left,
      element('div', { className: 'plate-place' }, picture.svg, said),
      cloth.right,
    ),
    cloth.groups,
    rack.box,
    past.dialog,
  );

  const passes = async (milliseconds: number): Promise<void> => {
    if (!wantsStillness()) await pause(isFast() ? milliseconds / 2 : milliseconds);
  };

  const clean = (): void => {
    showing = false;
    stage.classList.remove('opened');
    cloth.clear();
    cloth.disable(false);
    picture.set('shut');
    said.textContent = '';
  };

  const show: Play['show'] = async (view, tell) => {
    const round = bowlGame.read(view);
    if (round === undefined) return undefined;
    showing = true;
    keepOnly([...round.laid]);
    cloth.disable(true);
    said.textContent = words.opening;
    picture.set('shaking');
    sound.play('shake');
    await passes(SHAKES);
    // What lies under the bowl is still before it is lifted: nothing rolls on.
    picture.lay(...bowlGame.lying(round.thrown));
    picture.set('open');
    sound.play('lift');
    await passes(LIFTS);
    stage.classList.add('opened');
    cloth.disable(false);
    cloth.mark(round.thrown);
    said.replaceChildren(...bowlGame.little(round.thrown), bowlGame.told(round.thrown));
    past.add(round.thrown);
    tell(view);
    showing = false;
    await pause(isFast() ? SHOWN / 2 : SHOWN);
    return undefined;
  };

  const thrownIn = (rounds: readonly RoundView[]): Thrown[] =>
    rounds.flatMap((view) => {
      const round = bowlGame.read(view);
      return round === undefined || view.id === game.unfinished?.id ? [] : [round.thrown];
    });
  void server
    .rounds()
    .then((rounds) => past.set(thrownIn(rounds).reverse()))
    .catch(() => undefined);

  const price = priceFormat(game.language);
  const percent = percentFormat(game.language);
  return {
    stage,
    stake: staked,
    step: rack.step,
    bet: () => (laid.length === 0 ? words.placeFirst : bowlGame.bet(merged(laid))),
    begin: clean,
    show,
    calm: clean,
    pays: () =>
      [...bowlGame.targets, ...bowlGame.groups.flatMap(({ fields }) => fields)].map((field) =>
        element(
          'li',
          {},
          element('span', { textContent: field.name }),
          element('small', { textContent: fill(words.returns, percent(field.returned)) }),
          element('b', { textContent: price(field.pays) }),
        ),
      ),
  };
};
