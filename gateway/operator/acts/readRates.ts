import { mostRebate, ratesInWhole } from '#contract/agentLinks';
import { gameTypes, type GameType } from '#contract/constants';
import type { Rates } from '../../members/rates/rates.ts';
import { OperatorError } from './OperatorError.ts';

const HUNDREDTHS = ratesInWhole / 100;
const highest = mostRebate / HUNDREDTHS;

const isGameType = (text: string): text is GameType => (gameTypes as readonly string[]).includes(text);

const readOne = (text: string): readonly [GameType, number] => {
  const [, gameType = '', percent] = /^([A-Z]+)=(\d{1,2}(?:\.\d{1,2})?)$/.exec(text.trim()) ?? [];
  const rate = Math.round(Number(percent) * HUNDREDTHS);
  if (isGameType(gameType) && rate <= mostRebate) return [gameType, rate];
  throw new OperatorError(
    `"${text}" has to look like RNG=1.2: a game type (${gameTypes.join(', ')}) and at most ${highest} per cent`,
  );
};

/** Rebates as the operator writes them: `RNG=1.2,LIVE=0.8`, in per cent; a game type that is not named has none. */
export const readRates = (text: string): Rates => Object.fromEntries(text.split(',').map(readOne));

export const writeRates = (rates: Rates): string =>
  gameTypes
    .filter((gameType) => rates[gameType] !== undefined)
    .map((gameType) => `${gameType}=${(rates[gameType] ?? 0) / HUNDREDTHS}`)
    .join(',');
