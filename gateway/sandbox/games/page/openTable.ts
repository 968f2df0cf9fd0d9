import type { GameView, PlayedView } from '../engine/gameWire.ts';
import { baccaratPlay } from './baccarat/baccaratPlay.ts';
import { controlBar } from './controlBar.ts';
import { element } from './element.ts';
import { drawn } from './drawn.ts';
import { fishPlay } from './fishing/fishPlay.ts';
import { amountFormat } from './format.ts';
import { frameOf } from './frame.ts';
import { GameFault, gameServer } from './gameServer.ts';
import { hiloPlay } from './hilo/hiloPlay.ts';
import { insist, newKey } from './insist.ts';
import { wait } from './motion.ts';
import { notice } from './notice.ts';
import { pageMarket, type PageMarket } from './pageMarket.ts';
import { paysSheet } from './paysSheet.ts';
import { roulettePlay } from './roulette/roulettePlay.ts';
import { slotsPlay } from './slots/slotsPlay.ts';
import { gameSound } from './sound.ts';
import { tableKeys } from './tableKeys.ts';
import type { Bet, Play, Table } from './table.ts';
import { fill, wordsFor } from './words.ts';

const plays = {
  slots: slotsPlay,
  roulette: roulettePlay,
  baccarat: baccaratPlay,
  hilo: hiloPlay,
  fishing: fishPlay,
} as const satisfies Record<GameView['engine'], (table: Table) => Play>;

const faultText = ({ code }: GameFault, { words }: Table): string => {
  if (code === 'insufficient_funds') return words.noMoney;
  if (code === 'on_break') return words.onBreak;
  if (code === 'reality_check_due') return words.checkDue;
  if (code === 'limit_reached') return words.limitReached;
  if (code === 'draw_closed') return words.tableClosed;
  return code === 'no_answer' || code === 'try_again' ? words.noAnswer : words.over;
};

/** Milliseconds for which it says that a round was cut off. */
const RESUMED_SHOWN = 2_500;

const canGoOn = new Set([
  'insufficient_funds',
  'no_answer',
  'try_again',
  'too_many_requests',
  'draw_closed',
  'reality_check_due',
  'limit_reached',
]);

/** Puts an open game on the page. */
export const openTable = async (
  game: GameView,
  root: HTMLElement,
  pause: Table['pause'] = wait,
  isDrawn = drawn,
  market: PageMarket = pageMarket(),
): Promise<void> => {
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
    amount: amountFormat(game),
    notice: word,
    isFast: () => fast,
    isPaused: () => paused,
    pause,
  };
  const play = plays[game.engine](table);
  const sheet = paysSheet(table, play);
  const spoken = element('p', { className: 'spoken', attributes: { 'aria-live': 'polite' } });
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

  const setBusy = (is: boolean): void => {
    busy = is;
    bar.busy(is);
  };

  /** Shows a round and what the balance is after it. */
  const showRound = async (played: PlayedView): Promise<void> => {
    const { round, balance: after } = (await play.show(played.round)) ?? played;
    balance = after;
    bar.showWin(round.win);
    bar.showBalance(balance);
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
    setBusy(true);
    const paced = market.pace > 0 ? pause(market.pace) : undefined;
    word.hide();
    bar.showWin(0);
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
      balance = played.balance;
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
  play.stage.addEventListener('play', () => void spin());
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

  if (game.unfinished !== null) {
    setBusy(true);
    frame.tell('roundStarted');
    word.say(words.resumed);
    await showRound({ round: game.unfinished, balance }).catch(failed);
    // Without motion the round is shown in no time; its word is to be read all the same.
    await pause(RESUMED_SHOWN);
    word.hide();
    setBusy(false);
    frame.tell('roundEnded');
  }
  bar.focusSpin();
};

const stakeIn = (bet: Bet): number => {
  if ('shots' in bet) return bet.stake * bet.shots.length;
  if ('stake' in bet) return bet.stake;
  const chips: readonly { readonly stake: number }[] = 'bets' in bet ? bet.bets : bet.sides;
  return chips.reduce((sum, { stake }) => sum + stake, 0);
};
