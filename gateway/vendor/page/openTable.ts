import type { GameView } from '../engine/gameWire.ts';
import { askRound, newKey } from './askRound.ts';
import { controlBar } from './controlBar.ts';
import { element } from './element.ts';
import { amountFormat } from './format.ts';
import { frameOf } from './frame.ts';
import { GameFault, gameServer } from './gameServer.ts';
import { wait } from './motion.ts';
import { notice } from './notice.ts';
import { paysSheet } from './paysSheet.ts';
import { roulettePlay } from './roulette/roulettePlay.ts';
import { slotsPlay } from './slots/slotsPlay.ts';
import { gameSound } from './sound.ts';
import type { Bet, Play, Table } from './table.ts';
import { fill, wordsFor } from './words.ts';

const plays = { slots: slotsPlay, roulette: roulettePlay } as const satisfies Record<
  GameView['engine'],
  (table: Table) => Play
>;

const faultText = ({ code }: GameFault, { words }: Table): string => {
  if (code === 'insufficient_funds') return words.noMoney;
  if (code === 'on_break') return words.resting;
  return code === 'no_answer' || code === 'try_again' ? words.noAnswer : words.over;
};

/** Milliseconds for which it says that a round was cut off. */
const RESUMED_SHOWN = 2_500;

const canGoOn = new Set(['insufficient_funds', 'no_answer', 'try_again', 'too_many_requests']);

/** Puts an open game on the page. */
export const openTable = async (
  game: GameView,
  root: HTMLElement,
  pause: Table['pause'] = wait,
): Promise<void> => {
  let fast = false;
  const words = wordsFor(game.language);
  const frame = frameOf(game.parentOrigin);
  const table: Table = {
    game,
    words,
    frame,
    server: gameServer(game),
    sound: gameSound(),
    amount: amountFormat(game),
    isFast: () => fast,
    pause,
  };
  const play = plays[game.engine](table);
  const sheet = paysSheet(table, play);
  const spoken = element('p', { className: 'spoken', attributes: { 'aria-live': 'polite' } });
  const word = notice(words);
  let waiting: { readonly key: string; readonly bet: Bet } | undefined;
  let busy = false;
  let paused = false;
  let balance = game.balance;

  const bar = controlBar(table, {
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

  const showRound = async (round: GameView['unfinished'] & object): Promise<void> => {
    await play.show(round);
    bar.showWin(round.win);
    spoken.textContent = round.win > 0 ? fill(words.won, table.amount(round.win)) : words.lost;
    void table.server.shown(round.id).catch(() => undefined);
  };

  const failed = (error: unknown): void => {
    const fault = error instanceof GameFault ? error : new GameFault('no_answer');
    play.calm();
    bar.showBalance(balance);
    // Only an unanswered round keeps its key: asking again takes it up.
    if (fault.code !== 'no_answer') waiting = undefined;
    if (canGoOn.has(fault.code)) word.say(faultText(fault, table));
    else word.end(faultText(fault, table), () => frame.tell('close'));
  };

  const spin = async (): Promise<void> => {
    if (busy || paused) return;
    const bet = waiting?.bet ?? play.bet();
    if (typeof bet === 'string') return word.say(bet);
    busy = true;
    word.hide();
    bar.busy(true);
    bar.showWin(0);
    play.begin();
    frame.tell('roundStarted');
    waiting ??= { key: newKey(), bet };
    bar.showBalance(balance - stakeIn(bet));
    try {
      const { round, balance: after } = await askRound(table, waiting.key, bet, () =>
        word.say(words.checking),
      );
      waiting = undefined;
      word.hide();
      await showRound(round);
      balance = after;
      bar.showBalance(balance);
    } catch (error) {
      failed(error);
    }
    busy = false;
    bar.busy(false);
    frame.tell('roundEnded');
  };

  root.replaceChildren(
    element(
      'main',
      { className: `game ${game.engine}-game` },
      element('h1', { textContent: game.name, attributes: { 'data-text': game.name } }),
      ...(game.mode === 'trial' ? [element('p', { className: 'trial', textContent: words.trial })] : []),
      play.stage,
      bar.bar,
      word.box,
      spoken,
      sheet.dialog,
    ),
  );
  bar.showBalance(balance);
  bar.showStake(play.stake());
  play.stage.addEventListener('stake', () => bar.showStake(play.stake()));

  const keys: Readonly<Record<string, () => void>> = {
    Space: () => void spin(),
    ArrowUp: () => play.step(1),
    ArrowDown: () => play.step(-1),
  };
  window.addEventListener('keydown', (event) => {
    const act = keys[event.code];
    const isElsewhere =
      event.target instanceof Element && event.target.closest('button, input, a, dialog[open]');
    if (act === undefined || isElsewhere || event.repeat || busy || !root.isConnected) return;
    event.preventDefault();
    act();
    bar.showStake(play.stake());
  });
  frame.onHost((type) => {
    if (type === 'soundOn' || type === 'soundOff') return bar.setSound(type === 'soundOn');
    paused = type === 'pause';
    if (paused) word.say(words.paused);
    else word.hide();
  });
  frame.tell('ready');

  if (game.unfinished !== null) {
    busy = true;
    bar.busy(true);
    word.say(words.resumed);
    await showRound(game.unfinished);
    // Without motion the round is shown in no time; its word is to be read all the same.
    await pause(RESUMED_SHOWN);
    word.hide();
    busy = false;
    bar.busy(false);
    frame.tell('roundEnded');
  }
  bar.focusSpin();
};

const stakeIn = (bet: Bet): number =>
  'stake' in bet ? bet.stake : bet.bets.reduce((sum, { stake }) => sum + stake, 0);
