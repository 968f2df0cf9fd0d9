import { rouletteBets, splits, type RouletteBet } from '../../engine/rouletteBets.ts';
import { chipRack } from '../cards/chipRack.ts';
import { chipSize } from '../cards/chipSize.ts';
import { chipText } from '../cards/chipText.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { fieldsOf, numberWords, type Field } from './fields.ts';
import { pastNumbers } from './pastNumbers.ts';
import { splitPicker } from './splitPicker.ts';
import { angleOf, wheelPicture } from './wheelPicture.ts';

const TURN = 4_200;
const SHOWN = 1_600;

const keyOf = ({ kind, choice }: Pick<RouletteBet, 'kind' | 'choice'>): string => `${kind}-${choice}`;

/** Roulette on the stage: the wheel, the table and its chips. */
export const roulettePlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, pause, server } = table;
  const { svg, turning, ball } = wheelPicture();
  const result = element('output', { className: 'result' });
  const past = pastNumbers(words);
  const buttons = new Map<string, HTMLButtonElement>();
  let laid: RouletteBet[] = [];
  let turned = 0;

  const staked = (): number => laid.reduce((sum, { stake }) => sum + stake, 0);

  const showChips = (): void => {
    for (const chips of stage.querySelectorAll('.field > .chip')) chips.remove();
    for (const { kind, choice, stake } of merged(laid)) {
      const { key, side } = placeOf(kind, choice);
      buttons.get(key)?.append(
        element('span', {
          className: `chip ${side}`,
          textContent: chipText(amount(stake)),
          attributes: { 'data-size': String(chipSize(game.stakes, stake)) },
        }),
      );
    }
    stage.dispatchEvent(new CustomEvent('stake', { bubbles: true }));
  };

  const keepOnly = (bets: RouletteBet[]): void => {
    laid = bets;
    showChips();
  };

  const lay = ({ kind, choice, name }: Pick<Field, 'kind' | 'choice' | 'name'>): void => {
    const chip = rack.chip();
    if (staked() + chip > game.limit) {
      result.textContent = words.tableFull;
      return;
    }
    sound.play('chip');
    laid = [...laid, { kind, choice, stake: chip }];
    result.textContent = fill(words.placed, amount(chip), name);
    showChips();
  };

  const field = (one: Field): HTMLButtonElement => {
    const button = element('button', {
      type: 'button',
      className: `field ${one.kind} ${one.className}`,
      attributes: { 'aria-label': one.name, 'data-place': String(one.choice) },
      look: { third: String(Math.ceil(one.choice / 3) + 1) },
    });
    button.append(
      ...(one.short === one.text
        ? [one.text]
        : [
            element('span', { className: 'full', textContent: one.text }),
            element('span', { className: 'short', textContent: one.short }),
          ]),
    );
    button.addEventListener('click', () => {
      if (!picker.take(one)) lay(one);
    });
    buttons.set(keyOf(one), button);
    return button;
  };

  const picker = splitPicker(words, {
    say: (text) => {
      result.textContent = text;
    },
    mark: (number, on) => buttons.get(`straight-${number}`)?.classList.toggle('picked', on),
    lay,
  });

  const rack = chipRack(
    table,
    {
      undo: () => keepOnly(laid.slice(0, -1)),
      clear: () => keepOnly([]),
    },
    picker.button,
  );

  const fields = fieldsOf(words);
  const group = (className: string, isIn: (one: Field) => boolean) =>
    element('div', { className }, ...fields.filter(isIn).map(field));

  const stage = element(
    'div',
    { className: 'roulette' },
    element('div', { className: 'bowl-place' }, svg, result),
    past.box,
    element(
      'div',
      { className: 'cloth' },
      group('numbers', ({ kind }) => kind === 'straight'),
      group('outside', ({ kind }) => kind !== 'straight'),
    ),
    rack.box,
  );

  const turnTo = async (number: number): Promise<void> => {
    const duration = isFast() ? TURN / 2 : TURN;
    const goal = turned - (turned % 360) + 720 - angleOf(number);
    const wheelTurn = { transform: `rotate(${goal}deg)` };
    if (!wantsStillness()) {
      sound.play('spin');
      const timing = { duration, easing: 'cubic-bezier(.15,.6,.2,1)' };
      ball.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(-2160deg)' }], timing);
      const wheel = turning.animate([{ transform: `rotate(${turned}deg)` }, wheelTurn], timing);
      await wheel.finished.catch(() => undefined);
    }
    turning.style.setProperty('transform', wheelTurn.transform);
    turned = goal;
  };

  const show: Play['show'] = async (view, tell) => {
    const { outcome, request } = view;
    if (outcome.engine !== 'roulette' || request.engine !== 'roulette') return undefined;
    const { number } = outcome.round;
    const { bets } = request;
    laid = [...bets];
    showChips();
    stage.classList.add('turning');
    await turnTo(number);
    result.textContent = fill(words.fell, numberWords(number, words));
    for (const bet of bets) {
      if (rouletteBets[bet.kind].wins(bet.choice, number))
        buttons.get(placeOf(bet.kind, bet.choice).key)?.classList.add('won');
    }
    buttons.get(`straight-${number}`)?.classList.add('fell');
    past.add(number);
    tell(view);
    await pause(isFast() ? SHOWN / 2 : SHOWN);
    stage.classList.remove('turning');
    return undefined;
  };

  const showPast = async (): Promise<void> => {
    const rounds = (await server.rounds()).filter(({ id }) => id !== game.unfinished?.id);
    past.set(rounds.flatMap(({ outcome }) => (outcome.engine === 'roulette' ? [outcome.round.number] : [])));
  };
  void showPast().catch(() => undefined);

  const clean = (): void => {
    for (const button of buttons.values()) button.classList.remove('won', 'fell');
    result.textContent = '';
  };

  return {
    stage,
    stake: staked,
    fit: rack.fit,
    step: rack.step,
    bet: () => (laid.length === 0 ? words.placeFirst : { bets: merged(laid) }),
    begin: clean,
    show,
    calm: clean,
    pays: () =>
      [
        [words.number.replace('{0}', '0–36'), 35],
        [words.split, 17],
        [`${fill(words.dozen, '1–3')}, ${fill(words.column, '1–3')}`, 2],
        [`${words.red}, ${words.black}, ${words.even}, ${words.odd}, ${words.low}, ${words.high}`, 1],
      ].map(([name, pays]) =>
        element(
          'li',
          {},
          element('span', { textContent: String(name) }),
          element('b', { textContent: `${pays}:1` }),
        ),
      ),
  };
};

/** Where a chip lies: on a field, or on the side of a number that it shares with the next. */
const placeOf = (kind: RouletteBet['kind'], choice: number): { key: string; side: string } => {
  const [low, high] = (kind === 'split' && splits[choice]) || [undefined, undefined];
  if (low === undefined || high === undefined) return { key: keyOf({ kind, choice }), side: '' };
  if (low === 0) return { key: `straight-${high}`, side: 'to-zero' };
  return { key: `straight-${low}`, side: high - low === 1 ? 'to-next' : 'to-third' };
};

/** Chips that lie on one field are one bet. */
const merged = (bets: readonly RouletteBet[]): RouletteBet[] => {
  const sums = new Map<string, RouletteBet>();
  for (const bet of bets) {
    const before = sums.get(keyOf(bet));
    sums.set(keyOf(bet), { ...bet, stake: bet.stake + (before?.stake ?? 0) });
  }
  return [...sums.values()];
};
