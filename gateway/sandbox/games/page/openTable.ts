import type { GameView, PlayedView, RoundView } from '../engine/gameWire.ts';
import { celebration, celebrationStep } from './celebration.ts';
import { controlBar } from './controlBar.ts';
import { element } from './element.ts';
import { drawn } from './drawn.ts';
import { canGoOn, faultText } from './faultText.ts';
import { amountFormat } from './format.ts';
import { freeLine } from './freeLine.ts';
import { frameOf } from './frame.ts';
import { gamePlays } from './gamePlays.ts';
import { GameFault, gameServer, lookAtGame } from './gameServer.ts';
import { insist, newKey } from './insist.ts';
import { wait } from './motion.ts';
import { notice } from './notice.ts';
import { pageMarket, withinMost, type PageMarket } from './pageMarket.ts';
import { paysSheet } from './paysSheet.ts';
import { resultOf } from './resultOf.ts';
import { gameSound } from './sound.ts';
import { tableKeys } from './tableKeys.ts';
import type { Bet, Table } from './table.ts';
import { vibration } from './vibration.ts';
import { fill, wordsFor } from './words.ts';

/** Milliseconds for which it says that a round was cut off. */
const RESUMED_SHOWN = 2_500;

/** Puts an open game on the page. */
export const openTable = async (
  opened: GameView,
  root: HTMLElement,
  pause: Table['pause'] = wait,
  isDrawn = drawn,
  market: PageMarket = pageMarket(),
): Promise<void> => {
  const game = withinMost(opened, market);
  let fast = false;
  let paused = false;
  const words = wordsFor(game.language);
  const frame = frameOf(game.parentOrigin);
  const word = notice(words);
  const table: Table = {
    game,
    words,
    frame,
    server: gameServer(game),
    sound: gameSound(),
    vibration: vibration(),
    amount: amountFormat(game),
    notice: word,
    isFast: () => fast,
    isPaused: () => paused,
    pause,
  };
  const play = await gamePlays[game.engine](table);
  const sheet = paysSheet(table, play);
  const party = celebration(pause);
  const spoken = element('p', { className: 'spoken', attributes: { 'aria-live': 'polite' } });
  const free = freeLine(table);
  /** After the last free round the first press only tells that the next one costs money. */
  let isWarned = true;
  let waiting: { readonly key: string; readonly bet: Bet } | undefined;
  let busy = false;
  let balance = game.balance;

  const bar = controlBar(table, market, {
    spin: () => void spin(),
    step: (direction) => {
      play.step(direction);
      bar.showStake(play.stake());
    },
    info: sheet.open,
    fast: (on) => {
      fast = on;
    },
  });

  const showBalance = (): void => {
    bar.showBalance(balance);
    play.fit?.(balance);
  };

  const setBusy = (is: boolean): void => {
    busy = is;
    bar.busy(is);
  };

  /** Result, sound and balance at once; only what is above the stake is celebrated. */
  const tellRound = (round: RoundView, after = balance): void => {
    balance = after;
    const result = resultOf(round, words, table.amount);
    bar.showResult(result);
    showBalance();
    spoken.textContent = result.told;
    const step = celebrationStep(round);
    if (step !== undefined) {
      table.sound.play('gain');
      table.vibration.play('gain');
      void party.show(step, result.figure, fast);
    }
    frame.tell('roundShown');
    void table.server.shown(round.id).catch(() => undefined);
  };

  /** Live tables: whether a round that ended unseen was told in a line instead of being played again. */
  const tellMissed = (round: RoundView): boolean => {
    const result = resultOf(round, words, table.amount);
    if (play.missed?.(round, `${result.label} ${result.figure}`) !== true) return false;
    bar.showResult(result);
    spoken.textContent = result.told;
    void table.server.shown(round.id).catch(() => undefined);
    return true;
  };

  const holdStake = (): void => {
    const stake = free.current()?.stake;
    play.hold?.(stake);
    bar.holdStake(stake !== undefined);
    bar.showStake(play.stake());
  };

  /** What is left after a round that was taken off free rounds. */
  const countFree = ({ round, free: next }: PlayedView): void => {
    const before = free.current();
    if (before === null || next === undefined) return;
    free.show(next);
    holdStake();
    if (next !== null) return;
    isWarned = false;
    word.say(fill(words.bonusRoundsOver, table.amount(before.won + round.win)));
  };

  /** Somebody else, or their end, has taken the free rounds meanwhile. */
  const lookAtFree = async (): Promise<void> => {
    const now = await lookAtGame(game.token).catch(() => undefined);
    free.show(now?.free ?? null);
    isWarned = free.current() !== null;
    holdStake();
  };

  /** Shows a round and what the balance is after it. */
  const showRound = async (played: PlayedView): Promise<void> => {
    ({ balance } = played);
    ({ balance } = (await play.show(played.round, tellRound)) ?? played);
    if (played.jackpot !== undefined) play.showPot?.(played.jackpot);
    showBalance();
    countFree(played);
  };

  const failed = (error: unknown): void => {
    const fault = error instanceof GameFault ? error : new GameFault('no_answer');
    play.calm();
    showBalance();
    // Only an unanswered round keeps its key: asking again takes it up.
    if (fault.code !== 'no_answer') waiting = undefined;
    if (fault.code === 'free_rounds_gone') void lookAtFree();
    if (canGoOn(fault.code)) word.say(faultText(fault, words, table.amount));
    else word.end(faultText(fault, words, table.amount), () => frame.tell('close'));
  };

  const spin = async (): Promise<void> => {
    if (busy || paused) return;
    if (!isWarned) {
      isWarned = true;
      return word.hide();
    }
    const bonus = free.current();
    const bet = waiting?.bet ?? (bonus === null ? play.bet() : { stake: bonus.stake, free: bonus.id });
    if (typeof bet === 'string') return word.say(bet);
    setBusy(true);
    const paced = market.pace > 0 ? pause(market.pace) : undefined;
    word.hide();
    bar.showResult(undefined);
    party.hide();
    play.begin();
    frame.tell('roundStarted');
    waiting ??= { key: newKey(), bet };
    const asked = { key: waiting.key, ...bet };
    bar.showBalance(balance - stakeIn(bet));
    try {
      const played = await insist(
        table,
        () => table.server.play(asked),
        () => word.say(words.checking),
      );
      waiting = undefined;
      word.hide();
      await showRound(played);
    } catch (error) {
      failed(error);
    }
    await paced;
    setBusy(false);
    frame.tell('roundEnded');
    if (waiting === undefined && play.wantsMore?.()) await spin();
  };

  root.replaceChildren(
    element(
      'main',
      { className: `game ${game.engine}-game` },
      element('h1', { textContent: game.name, attributes: { 'data-text': game.name } }),
      ...(game.mode === 'trial' ? [element('p', { className: 'trial', textContent: words.trial })] : []),
      free.box,
      play.stage,
      party.box,
      bar.bar,
      word.box,
      spoken,
      sheet.dialog,
    ),
  );
  showBalance();
  holdStake();
  play.stage.addEventListener('stake', () => bar.showStake(play.stake()));
  play.stage.addEventListener('play', () => void spin());
  const close = (): void => bar.close(play.stage.classList.contains('closed-table'));
  play.stage.addEventListener('closed', close);
  close();
  tableKeys(root, play, () => busy, {
    Space: () => void spin(),
    ArrowUp: () => play.step(1),
    ArrowDown: () => play.step(-1),
  });
  frame.onHost((type) => {
    if (type === 'soundOn' || type === 'soundOff') return bar.setSound(type === 'soundOn');
    paused = type === 'pause';
    if (paused) word.say(words.paused);
    else word.hide();
  });
  await isDrawn(root, pause);
  root.dataset['drawn'] = '';
  frame.tell('ready');

  if (game.unfinished !== null && !tellMissed(game.unfinished)) {
    setBusy(true);
    frame.tell('roundStarted');
    // The player may take long over a round with moves, and without motion a round is shown in no time: the word stays for
    // as long as it takes to read it.
    const read = async (): Promise<void> => {
      if (game.table !== null) return;
      word.say(words.resumed);
      await pause(RESUMED_SHOWN);
      word.hideLine(words.resumed);
    };
    await Promise.all([showRound({ round: game.unfinished, balance }).catch(failed), read()]);
    setBusy(false);
    frame.tell('roundEnded');
  }
  bar.focusSpin();
};

const stakeIn = (bet: Bet): number => {
  if ('free' in bet && bet.free !== undefined) return 0;
  if ('shots' in bet) return bet.stake * bet.shots.length;
  if ('stake' in bet) return bet.stake;
  const sum = (chips: readonly { readonly stake: number }[]): number =>
    chips.reduce((all, { stake }) => all + stake, 0);
  if ('bets' in bet) return sum(bet.bets);
  if ('dice' in bet) return sum(bet.dice);
  return sum('coins' in bet ? bet.coins : bet.sides);
};
