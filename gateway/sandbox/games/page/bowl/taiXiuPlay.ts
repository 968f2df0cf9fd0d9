import {
  isTriple,
  LOWEST_SUM,
  sumOf,
  taiXiuBetKinds,
  taiXiuBets,
  taiXiuRtp,
  type Dice,
  type TaiXiuBetKind,
} from '../../engine/taiXiuBets.ts';
import { svgPart as part } from '../svgPart.ts';
import type { Play, Table } from '../table.ts';
import { fill, type Words } from '../words.ts';
import type { BowlField, BowlGame } from './BowlGame.ts';
import { bowlPlay } from './bowlPlay.ts';
import { dieFace, diceLying } from './dicePicture.ts';

const CHARTED = 15;

const keyOf = (kind: TaiXiuBetKind, choice: number): string => `${kind}-${choice}`;

const betOf = (key: string): { kind: TaiXiuBetKind; choice: number } => {
  const [name, choice] = key.split('-');
  return { kind: taiXiuBetKinds.find((kind) => kind === name) ?? 'size', choice: Number(choice) };
};

type Named = Pick<BowlField<Dice>, 'name' | 'short' | 'note' | 'emblem'>;

const field = (kind: TaiXiuBetKind, choice: number, named: Named): BowlField<Dice> => ({
  ...named,
  key: keyOf(kind, choice),
  pays: taiXiuBets[kind].pays[choice] ?? 0,
  returned: taiXiuRtp[kind][choice] ?? 0,
  wins: (dice) => taiXiuBets[kind].wins(choice, dice),
});

const each = (kind: 'sum' | 'pair' | 'triple', name: (choice: number) => Named): BowlField<Dice>[] =>
  taiXiuBets[kind].pays.map((_, choice) => field(kind, choice, name(choice)));

/** The totals of the last rounds as a line about the middle. */
const chart = (past: readonly Dice[]): SVGElement => {
  const sums = past.slice(-CHARTED).map(sumOf);
  const at = (sum: number, place: number): readonly [number, number] => [
    (place + 0.5) * (260 / CHARTED),
    76 - (sum - 3) * 4.4,
  ];
  const points = sums.map((sum, place) => at(sum, place).join(' '));
  return part(
    'svg',
    { viewBox: '0 0 260 84', class: 'totals', role: 'img', 'aria-label': sums.join(', ') },
    part('path', { class: 'middle', d: `M0 ${76 - 7.5 * 4.4}H260` }),
    part('path', { class: 'through', d: points.length === 0 ? '' : `M${points.join('L')}` }),
    ...sums.map((sum, place) => {
      const [cx, cy] = at(sum, place);
      return part('circle', { cx, cy, r: 3.6, class: sum > 10 ? 'first' : 'second' });
    }),
  );
};

const little = (dice: Dice): Node[] => dice.map(dieFace);

const told = (dice: Dice, words: Words): string => {
  const [numbers, sum] = [dice.join(', '), sumOf(dice)];
  if (isTriple(dice)) return fill(words.tripleTold, numbers, sum);
  return fill(words.diceTold, numbers, sum, sum > 10 ? words.big : words.small);
};

const taiXiu = (words: Words): BowlGame<Dice> => ({
  targets: [
    field('size', 0, {
      name: words.big,
      note: fill(words.totalOf, '11–17'),
      emblem: [4, 5, 6].map(dieFace),
    }),
    field('size', 1, {
      name: words.small,
      note: fill(words.totalOf, '4–10'),
      emblem: [1, 2, 3].map(dieFace),
    }),
  ],
  besides: [field('parity', 0, { name: words.even }), field('parity', 1, { name: words.odd })],
  groups: [
    {
      name: words.totals,
      className: 'totals-bets',
      fields: each('sum', (choice) => ({
        name: fill(words.totalOf, choice + LOWEST_SUM),
        short: String(choice + LOWEST_SUM),
      })),
    },
    {
      name: words.pairs,
      className: 'pairs',
      fields: each('pair', (choice) => ({
        name: fill(words.pairOf, choice + 1),
        short: `${choice + 1} ${choice + 1}`,
      })),
    },
    {
      name: words.triples,
      className: 'triples',
      fields: [
        field('anyTriple', 0, { name: words.anyTriple }),
        ...each('triple', (choice) => ({
          name: fill(words.tripleOf, choice + 1),
          short: `${choice + 1} ${choice + 1} ${choice + 1}`,
        })),
      ],
    },
  ],
  names: { first: words.big, second: words.small, neither: words.triples },
  letters: { first: words.bigLetter, second: words.smallLetter, neither: '3' },
  thrownIn: (outcome) => (outcome.engine === 'taixiu' ? outcome.round.dice : undefined),
  laidIn: (request) =>
    request.engine === 'taixiu'
      ? request.bets.map(({ kind, choice, stake }) => ({ key: keyOf(kind, choice), stake }))
      : [],
  bet: (laid, round) => ({
    dice: laid.map(({ key, stake }) => ({ ...betOf(key), stake })),
    ...(round !== undefined && { round }),
  }),
  side: (dice) => (isTriple(dice) ? 'neither' : sumOf(dice) > 10 ? 'first' : 'second'),
  lying: diceLying,
  little,
  told: (dice) => told(dice, words),
  chartName: words.lastTotals,
  chart,
});

/** Tài Xỉu on the stage. */
export const taiXiuPlay = (table: Table): Play => bowlPlay(table, taiXiu(table.words));
