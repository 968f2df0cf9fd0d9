import { and, arrayContained, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { holding, within, type SearchedTime } from '../database/searching.ts';
import { alerts, type Alert, type AlertKind } from './schema.ts';

export type AlertSubject = Pick<Alert, 'kind' | 'target'>;
export type NewAlert = AlertSubject & Pick<Alert, 'merchant' | 'reason'>;

/** Parts of texts, and when it was opened. */
interface AlertSearch extends SearchedTime {
  readonly kind?: string | undefined;
  readonly target?: string | undefined;
}

/** Longer than the pause of any work: a gateway that was silent for so long has ended, or is well again. */
const QUIET = 10 * 60_000;

const about = ({ kind, target }: AlertSubject) => and(eq(alerts.kind, kind), eq(alerts.target, target));
const isOpen = isNull(alerts.closedAt);

export const alertStore = (queries: Queries) => ({
  /** Opens an alert, or counts one more on that which is open; answers how often it has happened by now. */
  raise: async (alert: NewAlert, gateway: string, now: Date): Promise<number> => {
    const fresh = sql`${alerts.closedAt} IS NOT NULL`;
    const [row] = await queries
      .insert(alerts)
      .values({ ...alert, count: 1, gateways: [gateway], openedAt: now, lastAt: now })
      .onConflictDoUpdate({
        target: [alerts.kind, alerts.target],
        set: {
          reason: alert.reason,
          count: sql`CASE WHEN ${fresh} THEN 1 ELSE ${alerts.count} + 1 END`,
          openedAt: sql`CASE WHEN ${fresh} THEN excluded.opened_at ELSE ${alerts.openedAt} END`,
          lastAt: now,
          gateways: sql`CASE WHEN ${fresh} THEN excluded.gateways
            ELSE array_remove(${alerts.gateways}, ${gateway}) || excluded.gateways END`,
          closedAt: null,
        },
      })
      .returning({ count: alerts.count });
    return row?.count ?? 0;
  },

  close: async (subject: AlertSubject, closedAt: Date): Promise<void> => {
    await queries
      .update(alerts)
      .set({ closedAt })
      .where(and(about(subject), isOpen));
  },

  /** It went well on one gateway: closes the alert unless it has failed lately on another. */
  succeed: async (subject: AlertSubject, gateway: string, now: Date): Promise<void> => {
    const failsNowhere = or(
      arrayContained(alerts.gateways, [gateway]),
      lt(alerts.lastAt, new Date(now.getTime() - QUIET)),
    );
    await queries
      .update(alerts)
      .set({
        gateways: sql`array_remove(${alerts.gateways}, ${gateway})`,
        closedAt: sql`CASE WHEN ${failsNowhere} THEN ${now.toISOString()}::timestamptz END`,
      })
      .where(and(about(subject), isOpen));
  },

  find: async (id: number): Promise<Alert | undefined> => {
    const [row] = await queries.select().from(alerts).where(eq(alerts.id, id)).for('update');
    return row;
  },

  /** Open alerts of every brand, the oldest first. */
  open: (limit: number, { kind, target, ...time }: AlertSearch = {}): Promise<Alert[]> =>
    queries
      .select()
      .from(alerts)
      .where(
        and(
          isOpen,
          holding(alerts.kind, kind),
          holding(alerts.target, target),
          within(alerts.openedAt, time),
        ),
      )
      .orderBy(asc(alerts.openedAt), asc(alerts.id))
      .limit(limit),

  /** How many open alerts concern a brand. */
  countOpen: async (merchant: string): Promise<number> => {
    const concerns = or(eq(alerts.merchant, merchant), isNull(alerts.merchant));
    const [row] = await queries.select({ total: count() }).from(alerts).where(and(isOpen, concerns));
    return row?.total ?? 0;
  },

  /** Deletes alerts that were closed before a time. */
  sweep: async (before: Date): Promise<void> => {
    await queries.delete(alerts).where(lt(alerts.closedAt, before));
  },

  /** What open alerts of a kind are about. */
  targets: async (kind: AlertKind): Promise<ReadonlySet<string>> => {
    const rows = await queries
      .select({ target: alerts.target })
      .from(alerts)
      .where(and(isOpen, eq(alerts.kind, kind)));
    return new Set(rows.map(({ target }) => target));
  },
});
