import { ForeignGame, importGames } from '../../catalogue/games/importGames.ts';
import { betRepository } from '../../play/bets/betRepository.ts';
import type { GameVendors } from '../../catalogue/vendors/GameVendors.ts';
import { PartyFault } from '../../outside/calls/signedPost.ts';
import type { Currency } from '#contract/money';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { act, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const place = { code: { kind: 'text', required: true, help: 'code of the vendor in GAME_VENDORS' } } as const;

const named = ({ outside }: GameVendors, code: string) => {
  const found = outside.get(code);
  if (found !== undefined) return found;
  const known = [...outside.keys()].join(', ') || 'none';
  throw new OperatorError(`${code} is no game vendor outside (GAME_VENDORS names ${known})`);
};

/** A vendor that fails is told to the operator, not logged as a fault of the gateway. */
const orTell = (error: unknown): never => {
  if (error instanceof PartyFault || error instanceof ForeignGame) throw new OperatorError(error.message);
  throw error;
};

export const vendor: Command = {
  summary: 'Game vendors outside this gateway (GAME_VENDORS): their games and the rounds they left open.',
  shown: true,
  acts: {
    list: act({
      summary: 'Where each is called and signs.',
      run: ({ vendors }) =>
        Promise.resolve({
          rows: [...vendors.outside.values()].map(({ code, url }) => ({ vendor: code, url: url.href })),
          whenEmpty: 'GAME_VENDORS names none.',
        }),
    }),
    import: act({
      summary: 'Takes over its list for a brand: new games, changed ones, and that others are gone.',
      places: place,
      ask: ({ tenant, vendors }, { code }) => named(vendors, code).catalogue(tenant).catch(orTell),
      run: async ({ tx, merchant, now }, { code }, catalogue) => {
        const done = await importGames(tx, { merchant, vassalage: code, catalogue, now }).catch(orTell);
        return {
          rows: [{ vendor: catalogue.displayName, ...done }],
          change: { target: `vendor ${code}`, before: null, after: done },
        };
      },
    }),
    rounds: act({
      summary: 'Rounds of a vendor at a brand that are open, the oldest first.',
      places: place,
      options: { limit: { kind: 'integer', help: '50 unless given' } },
      run: async ({ tx, merchant, now }, { code, limit = 50 }) => {
        const rows = await betRepository(tx).openOf({ merchant, vassalage: code }, now, Math.max(1, limit));
        return {
          rows: rows.map(({ roundRef, placedAt, gameCode, visitId, stake, currency }) => ({
            round: roundRef,
            placedAt: placedAt.toISOString(),
            game: gameCode,
            visit: visitId,
            stake: amountCell(stake, currency as Currency),
          })),
          whenEmpty: 'None is open.',
        };
      },
    }),
  },
  examples: ['vendor list', 'vendor import ACME --brand aurora', 'vendor rounds ACME --brand aurora'],
};
