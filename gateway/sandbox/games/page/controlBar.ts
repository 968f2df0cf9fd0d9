import type { GameView } from '../engine/gameWire.ts';
import { element } from './element.ts';
import { icon, type IconName } from './icons.ts';
import type { PageMarket } from './pageMarket.ts';
import type { resultOf } from './resultOf.ts';
import type { Table } from './table.ts';
import type { Words } from './words.ts';

type Result = Pick<ReturnType<typeof resultOf>, 'net' | 'label' | 'figure'>;

interface Acts {
  readonly spin: () => void;
  readonly step: (direction: -1 | 1) => void;
  readonly info: () => void;
  readonly fast: (on: boolean) => void;
}

/** What the button that plays does in each game. */
const mainAct = {
  slots: ['spin', 'spin'],
  roulette: ['spin', 'spin'],
  baccarat: ['deal', 'deal'],
  taixiu: ['shake', 'shake'],
  xocdia: ['shake', 'shake'],
  hilo: ['deal', 'deal'],
  videopoker: ['deal', 'deal'],
  tienlen: ['deal', 'deal'],
  phom: ['deal', 'deal'],
  fishing: ['aim', 'shoot'],
} as const satisfies Record<GameView['engine'], readonly [IconName, keyof Words]>;

/** At a live table the presenter deals: the button bets the chips that were laid. */
const liveAct = ['place', 'placeBet'] as const;

const figure = (label: string, className: string) => {
  const name = element('span', { textContent: label });
  const value = element('b', { textContent: '0' });
  return { box: element('div', { className: `figure ${className}` }, name, value), label: name, value };
};

/** The row under the stage: balance unless the page around shows it, stake, the button that plays, how the last round ended. There is no button that plays on its own. */
export const controlBar = (
  { game, words, amount, sound, frame }: Table,
  { quickSpin }: Pick<PageMarket, 'quickSpin'>,
  acts: Acts,
) => {
  // One balance: the page around shows it, and lets it change once a round has been shown.
  const isHosted = game.mode === 'real' && frame.isHosted;
  const balance = figure(game.mode === 'trial' ? words.demoBalance : words.balance, 'balance');
  const stake = figure(words.stake, 'stake');
  const win = figure(words.result, 'win');
  win.value.textContent = '\u2013';

  const button = (name: IconName, label: string, className: string, act: () => void): HTMLButtonElement => {
    const made = element(
      'button',
      { type: 'button', className, attributes: { 'aria-label': label } },
      icon(name),
    );
    made.addEventListener('click', act);
    return made;
  };
  const toggle = (label: string, iconOf: (on: boolean) => IconName, change: (on: boolean) => void) => {
    const made = element('button', {
      type: 'button',
      className: 'extra',
      attributes: { 'aria-pressed': 'false' },
    });
    const show = (on: boolean): void => {
      made.setAttribute('aria-pressed', String(on));
      made.replaceChildren(icon(iconOf(on)), element('span', { textContent: label }));
    };
    show(false);
    made.addEventListener('click', () => set(made.getAttribute('aria-pressed') !== 'true'));
    const set = (on: boolean): void => {
      change(on);
      show(on);
    };
    return { made, set };
  };

  const [picture, name] = game.table === null ? mainAct[game.engine] : liveAct;
  const spin = button(picture, words[name], 'spin', acts.spin);
  const less = button('minus', words.less, 'step', () => acts.step(-1));
  const more = button('plus', words.more, 'step', () => acts.step(1));
  const fast = toggle(words.fast, () => 'fast', acts.fast);
  const noise = toggle(words.sound, (on) => (on ? 'soundOn' : 'soundOff'), sound.set);
  const info = button('info', words.info, 'extra', acts.info);
  info.append(element('span', { textContent: words.info }));

  let isBusy = false;
  let isHeld = false;
  let isClosed = false;
  const disable = (): void => {
    spin.disabled = isBusy;
    // Not `disabled`: the keyboard focus stays on it until the next round.
    spin.setAttribute('aria-disabled', String(isBusy || isClosed));
    for (const one of [less, more]) one.disabled = isBusy || isHeld;
  };

  const stakes = element('div', { className: 'stakes' }, less, stake.box, more);

  return {
    bar: element(
      'div',
      { className: isHosted ? 'bar hosted' : 'bar' },
      ...(isHosted ? [] : [balance.box]),
      stakes,
      spin,
      win.box,
      element(
        'div',
        { className: 'extras' },
        ...(quickSpin ? [fast.made] : []),
        // The page around has the switch of sound.
        ...(frame.isHosted ? [] : [noise.made]),
        info,
      ),
    ),
    setSound: noise.set,
    focusSpin: (): void => spin.focus({ preventScroll: true }),
    busy: (is: boolean): void => {
      isBusy = is;
      spin.classList.toggle('busy', is);
      disable();
    },
    /** A live table that takes no bets now. */
    close: (is: boolean): void => {
      isClosed = is;
      disable();
    },
    /** The stake of free rounds is not chosen. */
    holdStake: (is: boolean): void => {
      isHeld = is;
      stakes.classList.toggle('held', is);
      disable();
    },
    showBalance: (minorUnits: number): void => {
      balance.value.textContent = amount(minorUnits);
    },
    showStake: (minorUnits: number): void => {
      stake.value.textContent = amount(minorUnits);
    },
    /** How the last round ended; undefined while one is under way. */
    showResult: (result: Result | undefined): void => {
      win.label.textContent = result?.label ?? words.result;
      win.value.textContent = result?.figure ?? '\u2013';
      win.box.dataset['sign'] = result === undefined ? '' : String(Math.sign(result.net));
    },
  };
};
