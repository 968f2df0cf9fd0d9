import type { Tenant } from '../../brands/tenants/tenant.ts';
import { settingCatalogue } from '../../brands/settings/settingCatalogue.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { moneySteps } from '../../money/orders/moneySteps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { auditStore } from '../audit/auditStore.ts';
import { OperatorError } from './OperatorError.ts';
import { writeMoney } from '../../ledger/money/writeMoney.ts';

type Brand = Pick<Tenant, 'merchantCode' | 'currency' | 'moneyStep'>;

const DAY = 86_400_000;

/** Refuses an act that moves more than the operator has set for one act, or for a day of the brand. */
export const requireWithinCaps = async (
  tx: Queries,
  brand: Brand,
  moved: bigint,
  now: Date,
): Promise<void> => {
  const { merchantCode: merchant, currency } = brand;
  const set = await settingService(tx).all(merchant);
  const most = (name: 'operatorActMost' | 'operatorDayMost') =>
    set[name] ?? moneySteps(settingCatalogue[name].steps, brand);
  const refuseAbove = (name: 'operatorActMost' | 'operatorDayMost', sum: bigint, what: string) => {
    if (sum <= most(name)) return;
    const [shown, cap] = [writeMoney(sum, currency), writeMoney(most(name), currency)];
    throw new OperatorError(`${what} ${shown}, and the cap is ${cap}: setting set ${name} changes it`);
  };
  refuseAbove('operatorActMost', moved, 'This would move');
  const audit = auditStore(tx);
  await audit.lockMoves(merchant);
  const before = await audit.movedSince(merchant, new Date(now.getTime() - DAY));
  refuseAbove('operatorDayMost', before + moved, 'With this the operator would have moved in 24 hours');
};
