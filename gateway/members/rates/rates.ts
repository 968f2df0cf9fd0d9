import { ratesInWhole } from '#contract/agentLinks';
import { gameTypes, type GameType } from '#contract/constants';
import { rebates } from '#contract/rebates';

/** Rebates by game type in hundredths of a per cent of the valid bets; a type that is left out has none. */
export type Rates = Readonly<Partial<Record<GameType, number>>>;

/** Of whoever was never given any (spec §9). */
export const standardRates: Rates = Object.fromEntries(
  Object.entries(rebates).map(([gameType, share]) => [gameType, Math.round(share * ratesInWhole)]),
);

/** What holds of `rates` under `most`: the lower of each, without those that are none. */
export const capped = (rates: Rates, most: Rates): Rates =>
  Object.fromEntries(
    gameTypes
      .map((gameType) => [gameType, Math.min(rates[gameType] ?? 0, most[gameType] ?? 0)] as const)
      .filter(([, rate]) => rate > 0),
  );
