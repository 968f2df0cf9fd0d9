import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { secretStore } from '../secrets/secretStore.ts';
import { sentCodes } from './schema.ts';

/** A code is good for five minutes; a new one may be asked for sooner, which `expiredMinutes` tells. */
export const codeMinutes = 5;
const TRIES = 5;

/** What a code was sent for, and to whom. */
export interface CodePlace {
  readonly merchant: string;
  readonly purpose: (typeof sentCodes.$inferSelect)['purpose'];
  readonly subject: string;
}

const at = ({ merchant, purpose, subject }: CodePlace) =>
  and(eq(sentCodes.merchant, merchant), eq(sentCodes.purpose, purpose), eq(sentCodes.subject, subject));

const sixDigits = ({ randomBytes }: Pick<Runtime, 'randomBytes'>): string =>
  String(randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

export const codeService = ({ queries }: Pick<Database, 'queries'>, runtime: Runtime) => {
  const secrets = secretStore(queries, runtime);
  const hashOf = async ({ merchant, purpose, subject }: CodePlace, code: string): Promise<string> =>
    createHmac('sha256', await secrets.get('codes'))
      .update(JSON.stringify([merchant, purpose, subject, code]))
      .digest('base64url');
  return {
    /** A new code of six digits in place of any other for the purpose. */
    make: async (place: CodePlace): Promise<string> => {
      const code = sixDigits(runtime);
      const row = {
        ...place,
        codeHash: await hashOf(place, code),
        tries: 0,
        expiresAt: new Date(runtime.now().getTime() + codeMinutes * 60_000),
      };
      await queries
        .insert(sentCodes)
        .values(row)
        .onConflictDoUpdate({
          target: [sentCodes.merchant, sentCodes.purpose, sentCodes.subject],
          set: row,
        });
      return code;
    },

    /** Ends the call unless it is the code that was sent; right, it is spent, and after five tries too. */
    demand: async (place: CodePlace, code: string): Promise<void> => {
      const given = Buffer.from(await hashOf(place, code.trim()));
      const [row] = await queries
        .update(sentCodes)
        .set({ tries: sql`${sentCodes.tries} + 1` })
        .where(at(place))
        .returning();
      if (row === undefined) return refuse('code_invalid');
      if (row.tries > TRIES || row.expiresAt <= runtime.now()) return refuse('code_expired');
      if (!timingSafeEqual(given, Buffer.from(row.codeHash))) return refuse('code_invalid');
      const spent = await queries
        .delete(sentCodes)
        .where(and(at(place), eq(sentCodes.codeHash, row.codeHash)))
        .returning({ purpose: sentCodes.purpose });
      if (spent.length === 0) refuse('code_expired');
    },

    sweep: async (): Promise<void> => {
      await queries.delete(sentCodes).where(lt(sentCodes.expiresAt, runtime.now()));
    },
  };
};
