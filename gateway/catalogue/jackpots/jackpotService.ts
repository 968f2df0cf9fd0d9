import type { Language } from '#contract/constants';
import { jackpotLimits } from '#contract/jackpots';
import type { Value } from '#contract/wireTypes';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { versionedCache } from '../../platform/cache/versionedCache.ts';
import { gameRepository, type ListedGame } from '../games/gameRepository.ts';
import { toGame } from '../games/toGame.ts';
import type { GameVendor, JackpotHit, JackpotPlace, JackpotPot } from '../vendors/GameVendor.ts';
import type { VendorParts } from '../vendors/VendorParts.ts';
import { largestPots } from './largestPots.ts';

/** Brands and languages whose jackpot games are kept in mind. */
const KEPT = 200;

interface Asked {
  readonly tenant: Pick<Tenant, 'merchantCode' | 'currency' | 'market'>;
  readonly language: Language;
  readonly now: Date;
  /** Version of the brand's catalogue, see `catalogueVersions`. */
  readonly catalogue: number;
}

/** Progressive jackpots of all vendors, as they stand. */
export const jackpotService = ({ database, vendors }: Pick<VendorParts, 'database' | 'vendors'>) => {
  const games = gameRepository(database.queries);
  const remember = versionedCache<ListedGame[]>(KEPT);

  const listed = ({ tenant, language, catalogue }: Asked): Promise<ListedGame[]> => {
    const { merchantCode: merchant, market } = tenant;
    const filter = { merchant, language, hidden: market.hiddenCategories, tag: 'jackpot' } as const;
    return remember(`${merchant} ${market.id} ${language}`, catalogue, () =>
      games.page(filter, 0, jackpotLimits.pots),
    );
  };

  const told = async (place: JackpotPlace, rows: readonly ListedGame[]) => {
    const byVendor: (readonly [GameVendor, readonly ListedGame[]])[] = [
      ...Map.groupBy(rows, ({ game }) => vendors.of(game.vassalage)),
    ];
    const pots = byVendor.map(([vendor, own]) =>
      vendor.jackpots.pots(
        place,
        own.map(({ game }) => game),
      ),
    );
    const hits = byVendor.map(([vendor]) => vendor.jackpots.hits(place, jackpotLimits.hits));
    const [potsOf, hitsOf] = await Promise.all([Promise.all(pots), Promise.all(hits)]);
    return {
      pots: new Map<string, JackpotPot>(potsOf.flatMap((some) => [...some])),
      hits: hitsOf
        .flat()
        .toSorted((one, other) => other.wonAt.getTime() - one.wonAt.getTime())
        .slice(0, jackpotLimits.hits),
    };
  };

  return {
    look: async (asked: Asked): Promise<Value<'jackpots'>> => {
      const { tenant, language, now } = asked;
      const { merchantCode: merchant, currency } = tenant;
      const money = (amount: bigint) => ({ amount: String(amount), currency });
      const rows = await listed(asked);
      const { pots, hits } = await told({ merchant, currency }, rows);
      const running = rows.flatMap((row) => {
        const pot = pots.get(row.game.gameCode);
        return pot === undefined ? [] : [{ row, ...pot }];
      });
      const largest = largestPots(running);
      const named = new Map(
        (
          await games.byCodes(
            merchant,
            hits.map(({ gameCode }) => gameCode),
          )
        ).map((row) => [row.game.gameCode, row]),
      );
      const toHit = ({ id, gameCode, tier, amount, wonAt }: JackpotHit) => {
        const game = named.get(gameCode)?.game;
        return game === undefined
          ? []
          : [
              {
                ...{ id, tier, amount: money(amount), wonAt: wonAt.toISOString() },
                gameName: wordsIn(game.names, language),
                showIcon: `/covers/${gameCode}`,
              },
            ];
      };
      return {
        at: now.toISOString(),
        count: running.length,
        total: money(running.reduce((sum, { amount }) => sum + amount, 0n)),
        pots: running.map(({ row, amount }) => ({ gameCode: row.game.gameCode, amount: money(amount) })),
        largest: largest.map(({ row, tier, amount, start }) => ({
          game: toGame(row, language, now),
          ...{ tier, amount: money(amount), start: money(start) },
        })),
        hits: hits.flatMap(toHit),
      };
    },
  };
};
