import type { GameType } from '#contract/constants';
import type { Currency } from '#contract/money';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

/** What the reports add up, by the columns of `member_days` and `team_days`. */
export const figureColumns = {
  bets: 'bets',
  stake: 'stake',
  validBet: 'valid_bet',
  win: 'win',
  net: 'net',
  carried: 'carried_net',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bonus: 'bonus',
  rebate: 'rebate',
  commission: 'commission',
  joined: 'joined',
  firstDeposits: 'first_deposits',
  active: 'active',
  parts: 'parts',
} as const;
export type FigureName = keyof typeof figureColumns;
export const figureNames = Object.keys(figureColumns) as FigureName[];

/** Money in minor units. */
export type Figures = Readonly<Record<FigureName, bigint>>;

/** As the database writes them. */
export type FigureTexts = Readonly<Record<FigureName, string>>;

export const readFigures = (row: FigureTexts): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, BigInt(row[name])])) as Figures;

/** Active members are not added up: somebody who plays on two days is one. */
export const addFigures = (parts: readonly Figures[]): Figures =>
  Object.fromEntries(
    figureNames.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0n)]),
  ) as Figures;

/** The house's result before commissions. */
export const profitOf = ({ net, bonus, rebate }: Pick<Figures, 'net' | 'bonus' | 'rebate'>): bigint =>
  -net - bonus - rebate;

/** Figures as the wire has them. */
export const figuresIn = (currency: Currency) => {
  const money = (amount: bigint) => wireMoney(amount, currency);
  const play = ({ bets, stake, validBet, win, net, carried }: Figures) => ({
    bets: Number(bets),
    stake: money(stake),
    validBet: money(validBet),
    win: money(win),
    net: money(net),
    carried: money(carried),
  });
  const moves = ({ deposit, withdrawal, bonus, rebate, commission }: Figures) => ({
    deposit: money(deposit),
    withdrawal: money(withdrawal),
    bonus: money(bonus),
    rebate: money(rebate),
    commission: money(commission),
  });
  return {
    money,
    play,
    moves,
    /** A line or the sum of a statement; money comes in for no game type. */
    statement: (figures: Figures, active: bigint, ofGameType: boolean) => ({
      play: play(figures),
      ...(!ofGameType && { money: moves(figures) }),
      profit: money(profitOf(figures)),
      active: Number(active),
    }),
    day: (day: string, figures: Figures) => ({
      day,
      validBet: money(figures.validBet),
      net: money(figures.net),
      deposit: money(figures.deposit),
      withdrawal: money(figures.withdrawal),
      active: Number(figures.active),
    }),
    game: (gameType: string, figures: Figures) => ({ gameType: gameType as GameType, ...play(figures) }),
  };
};
