import { betRepository } from '../bets/betRepository.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { launchService } from './launchService.ts';
import { visitRepository } from './visitRepository.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

export const launchModule = (parts: VendorParts) => {
  const { queries } = parts.database;
  const launch = launchService(parts);
  return {
    launchGame: (call) => launch.real(call),
    launchGameFb: (call) => launch.sports(call),
    launchTrial: (call) => launch.trial(call),
    gameVisit: async ({ caller, query, merchant, tenant: { currency } }) => {
      const visit = await visitRepository(queries).find(merchant, query.visitId);
      if (visit?.memberId !== caller.memberId) return refuse('not_found');
      const { rounds, stake, win } = await betRepository(queries).sumsOf(visit.id);
      const money = (amount: bigint) => wireMoney(amount, currency);
      return {
        gameCode: visit.gameCode,
        mode: visit.mode,
        startedAt: visit.startedAt.toISOString(),
        rounds,
        stake: money(stake),
        win: money(win),
        net: money(win - stake),
      };
    },
  } satisfies Handlers;
};
