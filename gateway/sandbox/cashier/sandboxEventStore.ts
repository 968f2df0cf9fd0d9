import { and, eq, lt, notInArray, or, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sandboxEvents, sandboxOrders, type SandboxEvent } from './schema.ts';

const DAY = 24 * 3_600_000;
/** Longer than anybody asks for an order. */
const KEPT = 30 * DAY;

/** What the sandbox still has to tell. */
export const sandboxEventStore = (queries: Queries) => ({
  /**
   * The event and the currency of its order, which is booked as come to that: what was paid or rejected stays so.
   * Undefined when it was called off, or heard.
   */
  happen: async (id: string): Promise<(SandboxEvent & { readonly currency: string }) | undefined> => {
    const [event] = await queries.select().from(sandboxEvents).where(eq(sandboxEvents.id, id));
    if (event === undefined) return undefined;
    const { merchant, orderNo, result } = event;
    const isOrder = and(eq(sandboxOrders.merchant, merchant), eq(sandboxOrders.orderNo, orderNo));
    const isOpen = or(isNull(sandboxOrders.result), notInArray(sandboxOrders.result, ['paid', 'rejected']));
    await queries.update(sandboxOrders).set({ result }).where(and(isOrder, isOpen));
    const [order] = await queries.select().from(sandboxOrders).where(isOrder);
    if (order === undefined) throw new Error(`The sandbox has no order ${orderNo}`);
    return { ...event, currency: order.currency };
  },

  /** It was heard. */
  done: async ({ id }: Pick<SandboxEvent, 'id'>): Promise<void> => {
    await queries.delete(sandboxEvents).where(eq(sandboxEvents.id, id));
  },

  /** What is still to be told, of every brand. */
  waiting: (): Promise<SandboxEvent[]> => queries.select().from(sandboxEvents),

  sweep: async (now: Date): Promise<void> => {
    await queries.delete(sandboxOrders).where(lt(sandboxOrders.orderedAt, new Date(now.getTime() - KEPT)));
  },
});
