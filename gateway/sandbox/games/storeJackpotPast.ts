import type { Tenant } from '../../brands/tenants/tenant.ts';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import { jackpotLimits } from '#contract/jackpots';
import type { Queries } from '../../platform/database/database.ts';
import type { Random } from '../../platform/runtime/random.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { JACKPOT_HUNDREDTHS } from './jackpotStore.ts';
import { vendorJackpotHits, vendorJackpots } from './schema.ts';
import { vendorGame } from './vendorGame.ts';

interface JackpotPlan {
  readonly tx: Queries;
  readonly merchant: string;
  readonly tenant: Pick<Tenant, 'currency' | 'market'>;
  readonly random: Random;
  readonly runtime: Pick<Runtime, 'newId'>;
  readonly now: Date;
}

const MINUTE = 60_000;
/** Minutes: the invented wins lie in the last two days. */
const PAST = 2_880;
/** How far a pot has come on its way to what it holds on average when it is won, in hundredths. */
const way = { least: 12, most: 140 } as const;

/** Gives the pots of a demonstration what earlier play would have fed, and some that were won, with sums that agree. */
export const storeJackpotPast = async (plan: JackpotPlan): Promise<void> => {
  const { tx, merchant, tenant, random, runtime, now } = plan;
  const { currency } = tenant;
  const filter = {
    merchant,
    language: 'VI',
    hidden: tenant.market.hiddenCategories,
    tag: 'jackpot',
  } as const;
  const listed = await gameRepository(tx).page(filter, 0, jackpotLimits.pots);
  const games = listed.flatMap(({ game }) => {
    const { jackpot } = vendorGame(game);
    return jackpot === null ? [] : [{ gameCode: game.gameCode, ...jackpot }];
  });
  if (games.length === 0) return;
  /** What stakes have fed since a pot began: a share of each of the rounds of which one wins it on average. */
  const fedOf = ({ of, smallest }: (typeof games)[number]): bigint =>
    (BigInt(of) * BigInt(smallest) * BigInt(random.int(way.least, way.most))) / 100n;
  const won = random
    .shuffle(games.filter(({ tier }) => tier === 'bronze' || tier === 'silver'))
    .slice(0, jackpotLimits.hits);
  const rows = games.map((game) => {
    const start = BigInt(game.start) * JACKPOT_HUNDREDTHS;
    const fed = fedOf(game);
    if (!won.includes(game)) return { game, begun: start, fed, paid: 0n };
    // Whole minor units are paid; what was left is in the pot that began then.
    const before = fedOf(game);
    const paid = start + before - ((start + before) % JACKPOT_HUNDREDTHS);
    return { game, begun: 2n * start, fed: fed + before, paid };
  });
  await tx.insert(vendorJackpots).values(
    rows.map(({ game: { gameCode }, begun, fed, paid }) => ({
      ...{ merchant, currency, gameCode, begun, fed, paid },
      amount: begun + fed - paid,
    })),
  );
  const hits = rows.filter(({ paid }) => paid > 0n);
  if (hits.length === 0) return;
  await tx.insert(vendorJackpotHits).values(
    hits.map(({ game: { gameCode, tier }, paid }) => ({
      ...{ id: runtime.newId(), merchant, currency, gameCode, tier },
      amount: paid / JACKPOT_HUNDREDTHS,
      wonAt: new Date(now.getTime() - random.int(3, PAST) * MINUTE),
    })),
  );
};
