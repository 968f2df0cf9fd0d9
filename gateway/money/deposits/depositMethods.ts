import type { DepositKind } from '#contract/cashier';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { moneySteps } from '../orders/moneySteps.ts';

interface MethodPlan {
  readonly code: string;
  readonly kind: DepositKind;
  /** In `moneySteps`. */
  readonly least: number;
  readonly most: number;
  /** Hundredths of a percent of the amount. */
  readonly basisPoints: number;
  /** Minutes after the payment. */
  readonly arrival: { readonly from: number; readonly to: number };
}

const plans = [
  {
    code: 'BANK',
    kind: 'bank',
    least: 100,
    most: 300_000,
    basisPoints: 0,
    arrival: { from: 1, to: 3 },
  },
  { code: 'QR', kind: 'qr', least: 50, most: 100_000, basisPoints: 0, arrival: { from: 1, to: 3 } },
  { code: 'WALLET', kind: 'ewallet', least: 50, most: 20_000, basisPoints: 0, arrival: { from: 1, to: 5 } },
  { code: 'CARD', kind: 'card', least: 100, most: 20_000, basisPoints: 150, arrival: { from: 1, to: 10 } },
  {
    code: 'USDT',
    kind: 'crypto',
    least: 500,
    most: 2_000_000,
    basisPoints: 0,
    arrival: { from: 10, to: 30 },
  },
] as const satisfies readonly MethodPlan[];

/** Offered as pills where the bounds of a method allow them, in `moneySteps`. */
const pills = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000] as const;

export interface DepositMethod {
  readonly code: string;
  readonly kind: DepositKind;
  /** Minor units. */
  readonly least: bigint;
  readonly most: bigint;
  readonly amounts: readonly bigint[];
  readonly basisPoints: number;
  readonly arrival: MethodPlan['arrival'];
}

/** What is the same for a method in every brand. */
export const methodOf = (code: string): MethodPlan | undefined => plans.find((plan) => plan.code === code);

export const methodCodes = plans.map(({ code }) => code);

export const depositMethods = (brand: Pick<Tenant, 'moneyStep' | 'amounts'>): DepositMethod[] => {
  const { depositLeast, offered = pills.map((pill) => moneySteps(pill, brand)) } = brand.amounts;
  return plans.map((plan) => {
    const least = BigInt(depositLeast ?? moneySteps(plan.least, brand));
    const most = moneySteps(plan.most, brand);
    return {
      ...plan,
      least,
      most,
      amounts: offered
        .map(BigInt)
        .filter((amount) => amount >= least && amount <= most)
        .slice(0, 6),
    };
  });
};

/** Rounded down, in favour of the player. */
export const feeOf = ({ basisPoints }: Pick<DepositMethod, 'basisPoints'>, amount: bigint): bigint =>
  (amount * BigInt(basisPoints)) / 10_000n;
