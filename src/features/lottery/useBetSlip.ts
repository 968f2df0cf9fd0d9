import { useState } from 'react';
import { lotteryLimits, playTypes, type PlayType } from '#contract/lottery';
import type { Value } from '#contract/wireTypes';
import { useAmounts } from '@/data/resources/useAmounts';
import type { AmountFault } from '@/domain/amountFault';
import { lineStake, lineUnits, type SlipLine } from '@/domain/lotteryPicks';

export type LotteryGame = Value<'lotteryLobby'>;

export interface KeptLine extends SlipLine {
  readonly id: number;
}

/** Why the current choice cannot be bet on, in order of precedence. */
export type SlipFault = 'noUnit' | AmountFault;

/** Suggested stakes, as multiples of the least unit. */
const steps = [10, 20, 50, 100] as const;

/** State of the bet slip: the current choice, and the lines already added. */
export const useBetSlip = (game: LotteryGame, wanted: PlayType | undefined) => {
  const money = useAmounts();
  const offered = game.playTypes.map(({ playType }) => playType);
  const least = BigInt(game.limits.leastUnit.amount);
  const most = BigInt(game.limits.mostStake.amount);
  const first = wanted !== undefined && offered.includes(wanted) ? wanted : (offered[0] ?? 'de');
  const [playType, setPlayType] = useState<PlayType>(first);
  const [picks, setPicks] = useState<ReadonlySet<string>>(new Set());
  const [stake, setStake] = useState(() =>
    money.of({ ...game.limits.leastUnit, amount: String(least * 20n) }),
  );
  const [times, setTimes] = useState(1);
  const [lines, setLines] = useState<readonly KeptLine[]>([]);
  const [made, setMade] = useState(0);

  const current: SlipLine = {
    playType,
    picks: [...picks].sort(),
    unitStake: BigInt(money.wire(stake) ?? 0),
    times,
  };
  const faultOfStake = (): SlipFault | undefined =>
    money.fault(stake, { least }) ?? (lineStake(current) > most ? 'tooMuch' : undefined);
  const fault = lineUnits(current) === 0 ? 'noUnit' : faultOfStake();
  const all: readonly SlipLine[] = fault === undefined ? [...lines, current] : lines;

  return {
    playType,
    choose: (next: PlayType): void => {
      setPlayType(next);
      setPicks(new Set());
    },
    picks,
    /** Adds the numbers that are not selected; if all are selected, removes them. */
    toggle: (numbers: readonly string[]): void => {
      const next = new Set(picks);
      const isIn = numbers.every((number) => next.has(number));
      for (const number of numbers) {
        if (isIn) next.delete(number);
        else if (next.size < playTypes[playType].most) next.add(number);
      }
      setPicks(next);
    },
    clear: (): void => setPicks(new Set()),
    stake,
    setStake,
    stakes: steps.map((step) => money.of({ ...game.limits.leastUnit, amount: String(least * BigInt(step)) })),
    times,
    setTimes: (wantedTimes: number): void =>
      setTimes(Math.max(1, Math.min(lotteryLimits.mostTimes, wantedTimes))),
    units: lineUnits(current),
    /** How many more numbers complete the started unit. */
    missing: picks.size === 0 ? 0 : Math.max(0, playTypes[playType].picksPerUnit - picks.size),
    stakeOfCurrent: lineStake(current),
    /** Only an invalid stake is reported; an empty choice is not an error. */
    fault,
    lines,
    /** The lines to place: the added ones, and the current choice if it is complete. */
    all,
    total: all.reduce((sum, line) => sum + lineStake(line), 0n),
    canAdd: fault === undefined && lines.length < lotteryLimits.mostLines - 1,
    add: (): void => {
      setLines([...lines, { ...current, id: made }]);
      setMade(made + 1);
      setPicks(new Set());
    },
    remove: (id: number): void => setLines(lines.filter((line) => line.id !== id)),
    empty: (): void => {
      setLines([]);
      setPicks(new Set());
    },
  };
};

export type BetSlip = ReturnType<typeof useBetSlip>;
