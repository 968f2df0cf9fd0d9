import { and, eq, lt } from 'drizzle-orm';
import type { CaptchaAction } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import { altchaProof, inPlaceOfPicture } from '../human/altchaProof.ts';
import { readableCode } from '../../platform/runtime/readableCode.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { captchas } from './schema.ts';

const LENGTH = 5;
const LIFE = 5 * 60_000;

/** What a caller sends along with a call that asks for the captcha. */
export interface CaptchaAnswer {
  /** Work of the browser in place of a picture that cannot be read. */
  readonly captchaWork?: string | undefined;
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

export const captchaService = (queries: Queries, runtime: Pick<Runtime, 'now' | 'randomBytes'>) => {
  const work = altchaProof({ queries }, runtime, inPlaceOfPicture);
  return {
    /** Begins a picture under the page's id and answers what it has to show. */
    begin: async (merchant: string, id: string, action: CaptchaAction): Promise<string> => {
      const answer = readableCode(runtime, LENGTH);
      const row = { merchant, id, action, answer, expiresAt: new Date(runtime.now().getTime() + LIFE) };
      await queries
        .insert(captchas)
        .values(row)
        .onConflictDoUpdate({ target: [captchas.merchant, captchas.id], set: row });
      return answer;
    },

    /** What the browser works on where its visitor cannot read a picture. */
    workFor: (merchant: string, action: CaptchaAction) => work.challenge(merchant, action),

    /** Ends the call unless the picture was read rightly, or the work done in its place; a picture is spent by its first answer. */
    demand: async (
      merchant: string,
      action: CaptchaAction,
      { captcha, captchaId, captchaWork }: CaptchaAnswer,
      failure?: unknown,
    ): Promise<void> => {
      if (captchaWork !== undefined) {
        if (!(await work.verify(merchant, action, captchaWork))) refuse('captcha_failed', failure);
        return;
      }
      const given = captcha?.trim().toUpperCase();
      if (!given || captchaId === undefined) return refuse('captcha_missing', failure);
      const [row] = await queries
        .delete(captchas)
        .where(and(eq(captchas.merchant, merchant), eq(captchas.id, captchaId)))
        .returning();
      const right = row?.action === action && row.expiresAt > runtime.now() && row.answer === given;
      if (!right) refuse('captcha_failed', failure);
    },

    sweep: async (): Promise<void> => {
      await queries.delete(captchas).where(lt(captchas.expiresAt, runtime.now()));
    },
  };
};
