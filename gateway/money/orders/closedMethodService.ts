import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { closedMethods } from './schema.ts';

/** Methods that the operator has closed for a brand. */
export const closedMethodService = (queries: Queries) => {
  const one = (merchant: string, method: string) =>
    and(eq(closedMethods.merchant, merchant), eq(closedMethods.method, method));
  return {
    list: async (merchant: string): Promise<readonly string[]> => {
      const rows = await queries.select().from(closedMethods).where(eq(closedMethods.merchant, merchant));
      return rows.map(({ method }) => method);
    },
    isClosed: async (merchant: string, method: string): Promise<boolean> =>
      (await queries.$count(closedMethods, one(merchant, method))) > 0,
    close: async (merchant: string, method: string): Promise<void> => {
      await queries.insert(closedMethods).values({ merchant, method }).onConflictDoNothing();
    },
    open: async (merchant: string, method: string): Promise<void> => {
      await queries.delete(closedMethods).where(one(merchant, method));
    },
  };
};
