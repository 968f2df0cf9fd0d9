import type { Card } from '../../engine/cards.ts';
import { rankOf, RANKS } from '../../engine/cards.ts';
import {
  isOffered,
  offerOf,
  skipsLeft,
  waysOf,
  type HiloAct,
  type HiloGuess,
  type HiloRound,
} from '../../engine/hiloRules.ts';
import { cardFace, turningCard } from '../cards/cardElement.ts';
import { element } from '../element.ts';
import { percentFormat } from '../format.ts';
import { icon } from '../icons.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';

const pictures = { higher: 'up', lower: 'down', skip: 'swap' } as const;

/** So many cards of the round are in sight. */
const TRAIL = 9;

/** The table of hi-lo: the card in the middle, the two guesses beside it, the way out below. */
export const hiloView = (
  { game, words, amount, isFast }: Pick<Table, 'game' | 'words' | 'amount' | 'isFast'>,
  choose: (act: HiloAct) => void,
) => {
  const percent = percentFormat(game.language);
  const shown = turningCard(isFast);
  const said = element('output', { className: 'result', textContent: words.hiloBegin });
  const trail = element('ol', { className: 'trail', attributes: { 'aria-hidden': 'true' } });

  const press = (className: string, act: HiloAct, ...inside: Node[]): HTMLButtonElement => {
    const button = element('button', { type: 'button', className, disabled: true }, ...inside);
    button.addEventListener('click', () => choose(act));
    return button;
  };
  const guess = (act: HiloGuess) => {
    // Before the first card it is named without a rank.
    const name = element('b', { textContent: words[act] });
    const chance = element('span');
    const pays = element('strong');
    return {
      button: press(`guess ${act}`, act, icon(pictures[act]), name, chance, pays),
      name,
      chance,
      pays,
    };
  };
  const guesses = { higher: guess('higher'), lower: guess('lower') } as const;
  const left = element('span');
  const skip = press('skip', 'skip', icon('swap'), element('b', { textContent: words.skip }), left);
  const cash = press('cash', 'cash', document.createTextNode(words.cashNothing));

  const nameOf = (act: HiloGuess, card: Card): string => {
    const rank = rankOf(card);
    const isEnd = rank === 1 || rank === RANKS;
    if (!isEnd) return `${words[act]} ${words.orSame}`;
    return (rank === 1) === (act === 'higher') ? words[act] : words.same;
  };

  const offer = (round: HiloRound, stake: number): void => {
    const card = round.cards.at(-1) ?? 0;
    for (const act of ['higher', 'lower'] as const) {
      const { button, name, chance, pays } = guesses[act];
      const worth = offerOf(round, stake, act);
      name.textContent = nameOf(act, card);
      chance.textContent = fill(words.chance, percent(Math.round((waysOf(act, card) / RANKS) * 10_000)));
      pays.textContent = worth === undefined ? '' : amount(worth);
      button.disabled = !isOffered(round, stake, act);
    }
    left.textContent = fill(words.skipsLeft, skipsLeft(round));
    skip.disabled = !isOffered(round, stake, 'skip');
    cash.disabled = !isOffered(round, stake, 'cash');
    cash.textContent = round.worth > 0 ? fill(words.cash, amount(round.worth)) : words.cashNothing;
  };

  /** The round is over: nothing is offered any more. */
  const clear = (): void => {
    for (const act of ['higher', 'lower'] as const) {
      const { name, chance, pays } = guesses[act];
      name.textContent = words[act];
      chance.textContent = '';
      pays.textContent = '';
    }
    left.textContent = '';
    cash.textContent = words.cashNothing;
  };

  const close = (): void => {
    for (const { button } of Object.values(guesses)) button.disabled = true;
    skip.disabled = true;
    cash.disabled = true;
  };

  /** The cards before, each with what was guessed of it. */
  const showTrail = ({ cards, acts, state }: HiloRound): void => {
    const past = acts.flatMap((act, place) => {
      const card = cards[place];
      return act === 'cash' || card === undefined
        ? []
        : [element('li', { className: act }, cardFace(card), icon(pictures[act]))];
    });
    trail.replaceChildren(...past.slice(-TRAIL));
    trail.dataset.state = state;
  };

  const stage = element(
    'div',
    { className: 'hilo' },
    trail,
    element(
      'div',
      { className: 'hilo-felt' },
      guesses.lower.button,
      element('div', { className: 'deck' }, shown.box),
      guesses.higher.button,
    ),
    element('div', { className: 'hilo-acts' }, skip, cash),
    said,
  );

  return {
    stage,
    offer,
    clear,
    close,
    showTrail,
    open: shown.open,
    cover: shown.close,
    say: (text: string): void => {
      said.textContent = text;
    },
    mark: (fate: 'right' | 'wrong' | ''): void => {
      stage.dataset.fate = fate;
    },
    /** Hands the keyboard to the guesses, unless it is busy elsewhere. */
    focus: (): void => {
      const { activeElement } = document;
      const isFree =
        activeElement === null ||
        activeElement === document.body ||
        activeElement.matches('.spin, .guess, .skip');
      if (isFree) guesses.higher.button.focus({ preventScroll: true });
    },
  };
};
