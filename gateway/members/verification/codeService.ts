import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { secretStore } from '../../platform/secrets/secretStore.ts';
import { codeTryLimits } from './codeTryLimits.ts';
import { sentCodes } from './schema.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

/** A code is good for five minutes; a new one may be asked for sooner, which `expiredMinutes` tells. */
export const codeMinutes = 5;
const LIFE = codeMinutes * 60_000;
/** After five wrong tries a code is over for their address, and after twenty from four or more for everybody. */
const most = { address: 5, all: 20 } as const;

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
  const counter = windowCounter(queries);
  const takeTry = codeTryLimits(queries);
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
        expiresAt: new Date(runtime.now().getTime() + LIFE),
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

    /**
     * Ends the call unless it is the code that was sent; right, it is spent. Tries count for the address that they come
     * from, so that a stranger does not use up the code of its owner, and together too, so that many guess no better.
     */
    demand: async (place: CodePlace, code: string, ip: string): Promise<void> => {
      const { merchant } = place;
      const now = runtime.now();
      const given = Buffer.from(await hashOf(place, code.trim()));
      const giveBack = await takeTry(place, ip, now);
      const [sent] = await queries.select().from(sentCodes).where(at(place));
      if (sent === undefined) return refuse('code_invalid');
      if (sent.expiresAt <= now) return refuse('code_expired');
      const same = and(at(place), eq(sentCodes.codeHash, sent.codeHash));
      const fromAddress = {
        merchant,
        kind: 'code from address',
        subject: `${sent.codeHash} ${countedAddress(ip)}`,
      };
      if ((await counter.add(fromAddress, LIFE, now)) > most.address) return refuse('code_expired');
      const [row] = await queries
        .update(sentCodes)
        .set({ tries: sql`${sentCodes.tries} + 1` })
        .where(same)
        .returning({ tries: sentCodes.tries });
      if (row === undefined || row.tries > most.all) return refuse('code_expired');
      if (!timingSafeEqual(given, Buffer.from(sent.codeHash))) return refuse('code_invalid');
      const spent = await queries.delete(sentCodes).where(same).returning({ purpose: sentCodes.purpose });
      if (spent.length === 0) refuse('code_expired');
      await giveBack();
    },

    sweep: async (): Promise<void> => {
      await queries.delete(sentCodes).where(lt(sentCodes.expiresAt, runtime.now()));
    },
  };
};
