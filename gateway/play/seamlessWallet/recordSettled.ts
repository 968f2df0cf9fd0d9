import type { Queries } from '../../platform/database/database.ts';
import { winRecorder } from '../winners/winRecorder.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { turnoverService } from '../../money/turnover/turnoverService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Bet } from '../bets/betRepository.ts';

/** What a settled round counts for, written with the money it moves. */
export const recordSettled = async (
  tx: Queries,
  runtime: Pick<Runtime, 'newId'>,
  settled: Bet,
  brand: Pick<Tenant, 'moneyStep'>,
  now: Date,
): Promise<void> => {
  await turnoverService(tx, runtime).count({ ...settled, at: now });
  await winRecorder(tx).record(settled, brand, now);
};
