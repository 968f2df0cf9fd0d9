import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';

interface Paid {
  readonly kind: 'deposit' | 'withdrawal';
  readonly merchant: string;
  readonly orderNo: string;
  /** Minor units. */
  readonly amount: string;
  readonly pay: () => Promise<unknown>;
  /** What the order has come to, once `pay` has refused. */
  readonly stateNow: () => Promise<string>;
}

/** Books what a provider has paid. For an order that was rejected it opens an alert instead: the operator decides. */
export const alertIfRejected = async (
  tx: Queries,
  parts: Pick<AlertParts, 'runtime' | 'log'>,
  { kind, merchant, orderNo, amount, pay, stateNow }: Paid,
): Promise<void> => {
  try {
    await pay();
  } catch (error) {
    if (!(error instanceof Refusal) || (await stateNow()) !== 'rejected') throw error;
    const reason = new Error(
      `The provider paid ${amount} minor units for a ${kind} that was rejected: the operator decides`,
    );
    const alert = { kind, target: `${merchant} ${orderNo}`, merchant, error: reason };
    await alertDesk({ ...parts, database: { queries: tx } }).raise(alert);
  }
};
