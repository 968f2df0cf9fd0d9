import type { RoundOutcome } from '../../engine/playRound.ts';
import { chipRack } from '../cards/chipRack.ts';
import { element } from '../element.ts';
import { percentFormat, priceFormat } from '../format.ts';
import { liveTable } from '../liveTable.ts';
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
  const { game, words, amount, sound, vibration, isFast, pause, server } = table;
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
    vibration.play('chip');
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

  const plateWords = element('div', { className: 'plate-words' }, said);
  const plate = element('div', { className: 'plate-place' }, picture.svg, plateWords);
  const stage = element(
    'div',
    { className: 'bowl-table' },
    past.box,
    past.panel,
    element('div', { className: 'bowl-cloth' }, cloth.left, plate, cloth.right),
    cloth.groups,
    rack.box,
    past.dialog,
  );

  const passes = async (milliseconds: number): Promise<void> => {
    if (!wantsStillness()) await pause(isFast() ? milliseconds / 2 : milliseconds);
  };

  const clean = (): void => {
    showing = false;
    cloth.clear();
    cloth.disable(false);
    picture.set('shut');
    said.textContent = '';
  };

  /** Shakes the bowl and lifts it over a throw, which is told in the moment in which it is seen. */
  const lift = async (thrown: Thrown, tell: () => void = () => undefined): Promise<void> => {
    showing = true;
    cloth.disable(true);
    said.textContent = words.opening;
    picture.set('shaking');
    sound.play('shake');
    await passes(SHAKES);
    // What lies under the bowl is still before it is lifted: nothing rolls on.
    picture.lay(...bowlGame.lying(thrown));
    picture.set('open');
    sound.play('lift');
    await passes(LIFTS);
    cloth.disable(false);
    cloth.mark(thrown);
    said.replaceChildren(...bowlGame.little(thrown), bowlGame.told(thrown));
    past.add(thrown);
    tell();
    showing = false;
  };

  const show: Play['show'] = async (first, tell) => {
    keepOnly(bowlGame.laidIn(first.request));
    showing = true;
    const waits = (text: string): void => {
      said.textContent = text;
    };
    const played = live === undefined ? undefined : await live.dealt(first, waits);
    const ended = played?.round ?? first;
    const thrown = bowlGame.thrownIn(ended.outcome);
    showing = false;
    if (thrown === undefined) return played;
    await lift(thrown, () => tell(ended, played?.balance));
    await pause(isFast() ? SHOWN / 2 : SHOWN);
    return played;
  };

  const thrownIn = (outcomes: readonly RoundOutcome[]): Thrown[] =>
    outcomes.flatMap((outcome) => {
      const thrown = bowlGame.thrownIn(outcome);
      return thrown === undefined ? [] : [thrown];
    });

  const live =
    game.table === null
      ? undefined
      : liveTable(table, game.table, {
          watch: async (dealt) => {
            const thrown = bowlGame.thrownIn(dealt);
            if (thrown !== undefined) await lift(thrown);
          },
          clear: (view) => {
            clean();
            past.set(thrownIn(view.past));
          },
          close: (closed) => stage.classList.toggle('closed-table', closed),
          dealing: words.opening,
          waits: words.bowlWaits,
        });

  const showPast = async (): Promise<void> => {
    const rounds = (await server.rounds()).filter(({ id }) => id !== game.unfinished?.id);
    past.set(thrownIn(rounds.map(({ outcome }) => outcome).reverse()));
  };
  if (live === undefined) void showPast().catch(() => undefined);
  else {
    plateWords.prepend(live.box);
    past.set(thrownIn(game.table?.past ?? []));
    live.start();
  }

  const price = priceFormat(game.language);
  const percent = percentFormat(game.language);
  return {
    stage,
    stake: staked,
    fit: rack.fit,
    step: rack.step,
    bet: () => {
      if (laid.length === 0) return words.placeFirst;
      const round = live?.round();
      if (live !== undefined && round === undefined) return words.tableClosed;
      return bowlGame.bet(merged(laid), round);
    },
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
