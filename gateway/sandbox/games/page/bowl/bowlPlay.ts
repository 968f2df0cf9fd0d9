import type { RoundOutcome } from '../../engine/playRound.ts';
import { chipRack } from '../cards/chipRack.ts';
import { element } from '../element.ts';
import { percentFormat, priceFormat } from '../format.ts';
import { liveTable } from '../liveTable.ts';
import { wantsStillness } from '../motion.ts';
import type { RoadSide } from '../road/bigRoad.ts';
import { tablePresenter, type Pose } from '../presenter/tablePresenter.ts';
import { tableVideo } from '../presenter/tableVideo.ts';
import { roadPanel } from '../road/roadPanel.ts';
import type { Play, Table } from '../table.ts';
import { tableStatus } from '../tableStatus.ts';
import { unplacedChips } from '../unplacedChips.ts';
import { fill } from '../words.ts';
import { bowlCloth } from './bowlCloth.ts';
import type { BowlField, BowlGame, LaidChip } from './BowlGame.ts';
import { bowlPicture } from './bowlPicture.ts';

const SHAKES = 900;
const LIFTS = 420;
const SHOWN = 1_700;

/** Chips that lie on one field are one bet. */
const merged = (laid: readonly LaidChip[]): LaidChip[] => {
  const sums = new Map<string, number>();
  for (const { key, stake } of laid) sums.set(key, (sums.get(key) ?? 0) + stake);
  return Array.from(sums, ([key, stake]) => ({ key, stake }));
};

/** The presenter points at the side that has won, and puts the bowl aside with the other hand. */
const poses = { first: 'first', second: 'second', neither: 'lift' } as const satisfies Record<RoadSide, Pose>;

/** A game with a bowl on the stage: it is shaken, then lifted over what already lies still. */
export const bowlPlay = <Thrown>(table: Table, bowlGame: BowlGame<Thrown>): Play => {
  const { game, words, amount, sound, vibration, isFast, pause, server } = table;
  const picture = bowlPicture(game.table !== null);
  const presenter = game.table === null ? undefined : tablePresenter(picture.svg, picture.stand);
  const past = roadPanel(bowlGame, words);
  const status = tableStatus(words);
  let laid: LaidChip[] = [];
  let showing = false;
  /** Grows with each round shown and each table cleared, so that a late step of an earlier round does nothing. */
  let run = 0;

  const staked = (): number => laid.reduce((sum, { stake }) => sum + stake, 0);
  const keepOnly = (chips: LaidChip[]): void => {
    laid = chips;
    cloth.showChips(laid);
    stage.dispatchEvent(new CustomEvent('stake', { bubbles: true }));
  };

  const lay = ({ key, name }: BowlField<Thrown>): void => {
    if (showing || live?.takesBets() === false) return;
    const stake = rack.chip();
    if (staked() + stake > game.limit) {
      status.say(words.tableFull);
      return;
    }
    sound.play('chip');
    vibration.play('chip');
    status.say(fill(words.placed, amount(stake), name));
    keepOnly([...laid, { key, stake }]);
  };

  const cloth = bowlCloth(table, bowlGame, lay);
  const takeOff = (left: LaidChip[]): void => {
    if (!showing && live?.takesBets() !== false) keepOnly(left);
  };
  const rack = chipRack(table, {
    undo: () => takeOff(laid.slice(0, -1)),
    clear: () => takeOff([]),
  });

  const plate = element('div', { className: 'plate-place' }, picture.svg);
  const stage = element(
    'div',
    { className: game.table === null ? 'table-stage bowl-table' : 'table-stage bowl-table live' },
    element('div', { className: 'strip' }, status.box, past.beads, past.opener),
    element('div', { className: 'roads-place' }, past.panel),
    element('div', { className: 'bowl-cloth' }, ...cloth.left, plate, ...cloth.right),
    cloth.groups,
    rack.box,
    past.dialog,
  );

  const passes = async (milliseconds: number): Promise<void> => {
    if (!wantsStillness()) await pause(isFast() ? milliseconds / 2 : milliseconds);
  };

  const clean = (): void => {
    run += 1;
    showing = false;
    cloth.clear();
    cloth.disable(false);
    picture.set('shut');
    presenter?.pose('rest');
    status.say();
  };

  const chips = unplacedChips(table, stage, {
    ...{ keepOnly, status, clean },
    laid: () => laid,
    isOpen: () => live?.round() !== undefined,
  });

  /** What was thrown lies open, and its fields are lit. */
  const reveal = (thrown: Thrown): void => {
    picture.lay(...bowlGame.lying(thrown));
    picture.set('open');
    presenter?.pose(poses[bowlGame.side(thrown)]);
    cloth.mark(thrown);
    status.say(...bowlGame.little(thrown), bowlGame.told(thrown));
  };

  /** Shakes the bowl and lifts it over a throw, which is told in the moment in which it is seen. */
  const lift = async (thrown: Thrown, tell: () => void = () => undefined): Promise<void> => {
    run += 1;
    const own = run;
    showing = true;
    cloth.disable(true);
    status.say(words.opening);
    if (live === undefined) {
      picture.set('shaking');
      sound.play('shake');
      await passes(SHAKES);
    }
    if (own !== run) return tell();
    // What lies under the bowl is still before it is lifted: nothing rolls on.
    picture.lay(...bowlGame.lying(thrown));
    picture.set('open');
    presenter?.pose(poses[bowlGame.side(thrown)]);
    sound.play('lift');
    await passes(LIFTS);
    if (own !== run) return tell();
    cloth.disable(false);
    reveal(thrown);
    past.add(thrown);
    tell();
    showing = false;
  };

  const show: Play['show'] = async (first, tell) => {
    keepOnly(bowlGame.laidIn(first.request));
    chips.set(true);
    showing = true;
    const played = live === undefined ? undefined : await live.dealt(first);
    const ended = played?.round ?? first;
    const thrown = bowlGame.thrownIn(ended.outcome);
    showing = false;
    if (thrown === undefined) return played;
    await lift(thrown, () => tell(ended, played?.balance));
    // A live table stays closed until its next round, so there is nothing to wait for.
    if (live === undefined) await pause(isFast() ? SHOWN / 2 : SHOWN);
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
      : liveTable({ ...table, status }, game.table, {
          watch: async (dealt) => {
            const thrown = bowlGame.thrownIn(dealt);
            if (thrown !== undefined) await lift(thrown);
          },
          clear: (view) => {
            clean();
            chips.set(false);
            past.set(thrownIn(view.past));
            past.seat(view.seats);
          },
          phase: (phase) => {
            stage.classList.toggle('closed-table', phase !== 'betting');
            stage.dispatchEvent(new CustomEvent('closed'));
            if (phase !== 'closed') return;
            status.say();
            chips.close();
            picture.set('shaking');
            presenter?.pose('shake');
            sound.play('shake');
          },
          dealing: words.opening,
        });

  const showPast = async (): Promise<void> => {
    const rounds = (await server.rounds()).filter(({ id }) => id !== game.unfinished?.id);
    past.set(thrownIn(rounds.map(({ outcome }) => outcome).reverse()));
  };
  tableVideo(game.stream, plate, picture.svg, pause);
  if (live === undefined) void showPast().catch(() => undefined);
  else {
    past.set(thrownIn(game.table?.past ?? []));
    if (game.table !== null) past.seat(game.table.seats);
    live.start();
    const lying = game.table?.dealt && bowlGame.thrownIn(game.table.dealt);
    if (lying) reveal(lying);
  }

  const price = priceFormat(game.language);
  const percent = percentFormat(game.language);
  const { targets, besides = [], groups } = bowlGame;
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
    begin: chips.begin,
    show,
    ...(live !== undefined && {
      missed: ({ request, outcome }, net) => {
        const thrown = bowlGame.thrownIn(outcome);
        if (thrown === undefined) return false;
        if ('round' in request && live.isRunning(request.round)) {
          keepOnly(bowlGame.laidIn(request));
          chips.set(true);
          reveal(thrown);
        } else status.say(fill(words.missedRound, bowlGame.told(thrown), net));
        return true;
      },
    }),
    calm: chips.calm,
    pays: () =>
      [...targets, ...besides, ...groups.flatMap(({ fields }) => fields)].map((field) =>
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
