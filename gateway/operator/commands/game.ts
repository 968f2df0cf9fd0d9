import { betRepository } from '../../play/bets/betRepository.ts';
import { catalogueWriter } from '../../catalogue/games/catalogueWriter.ts';
import { hasGames } from '../../catalogue/games/hasGames.ts';
import { catalogue } from '../../sandbox/catalogue/catalogue.ts';
import { storeCatalogue } from '../../sandbox/catalogue/storeCatalogue.ts';
import { addOpening } from '../../play/sports/matchJobs.ts';
import { worldSeed } from '../../sandbox/catalogue/worldSeed.ts';
import type { Currency } from '#contract/money';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { findMember } from '../acts/findMember.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { refusePast } from '../acts/refusePast.ts';

const DAY = 86_400_000;

const named = {
  vendor: { kind: 'text', help: 'code of a vendor: all its games' },
  code: { kind: 'text', help: 'code of one game' },
} as const;

interface Named {
  readonly vendor: string | undefined;
  readonly code: string | undefined;
}

/** Sets when what was named is expected back; null opens it. */
const closeUntil = async ({ tx, merchant, now }: ActContext, { vendor, code }: Named, until: Date | null) => {
  refusePast(until, now);
  if ((vendor === undefined) === (code === undefined)) {
    throw new OperatorError('Name either --vendor or --code.');
  }
  const writer = catalogueWriter(tx);
  const isFound =
    code === undefined
      ? await writer.closeVendor(merchant, vendor ?? '', until)
      : await writer.closeGame(merchant, code, until);
  if (!isFound) throw new OperatorError(`There is no ${code ?? vendor} in this brand.`);
  const after = until?.toISOString() ?? null;
  const target = `game ${code ?? `of ${vendor}`}`;
  return {
    rows: [{ target, closedUntil: after }],
    change: { target, before: null, after },
  };
};

export const game: Command = {
  summary: 'Bring in the catalogue, put games under maintenance, open them again, and see what was played.',
  acts: {
    import: act({
      summary:
        'Brings the games of the sandbox vendors, and the matches of the sandbox feed, into a brand without games.',
      run: async ({ tx, merchant, tenant, now }) => {
        if (await hasGames(tx)(merchant)) throw new OperatorError(`${tenant.key} has games already`);
        const found = catalogue(worldSeed);
        await storeCatalogue({ tx, merchant, tenant, now, catalogue: found });
        await addOpening(tx, merchant, now);
        const after = { vendors: found.vendors.length, games: found.games.length };
        return { rows: [after], change: { target: 'catalogue', before: null, after } };
      },
    }),
    close: act({
      summary: 'Closes a game, or all of a vendor; rounds that run are settled.',
      options: {
        ...named,
        until: { kind: 'time', help: 'when it is expected back; a day from now unless given' },
      },
      run: (context, values) =>
        closeUntil(context, values, values.until ?? new Date(context.now.getTime() + DAY)),
    }),
    open: act({
      summary: 'Opens it again.',
      options: named,
      run: (context, values) => closeUntil(context, values, null),
    }),
    rounds: act({
      summary: 'What a member has played, the last first.',
      places: { account: { kind: 'text', required: true, help: 'account of the member' } },
      options: { limit: { kind: 'integer', help: '20 unless given' } },
      run: async (context, { account, limit = 20 }) => {
        const { tx, merchant } = context;
        const { id } = await findMember(context, account);
        const rows = await betRepository(tx).latestOf({ merchant, memberId: id }, Math.max(1, limit));
        return {
          rows: rows.map(({ placedAt, gameCode, vassalage, stake, win, currency, state }) => ({
            placedAt: placedAt.toISOString(),
            game: gameCode,
            vendor: vassalage,
            stake: amountCell(stake, currency as Currency),
            win: amountCell(win, currency as Currency),
            state,
          })),
        };
      },
    }),
  },
  examples: [
    'game import --brand aurora',
    'game close --vendor LUM --until 2026-11-21T04:00:00+07:00',
    'game open --vendor LUM',
    'game close --code RNG0001',
    'game rounds minhanh92',
  ],
};
