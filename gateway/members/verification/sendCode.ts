import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/constants';
import type { Database } from '../../platform/database/database.ts';
import type { Message, Messenger } from '../../sender/messages/messenger.ts';
import { lettersOf } from '../../sender/messages/lettersOf.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { codeMinutes, codeService, type CodePlace } from './codeService.ts';
import { sendLimits } from './sendLimits.ts';

export interface CodeOrder {
  readonly tenant: Tenant;
  readonly purpose: CodePlace['purpose'];
  /** What the code will be asked for with; the recipient unless given. */
  readonly subject?: string;
  readonly channel: Message['channel'];
  readonly recipient: string;
  readonly ip: string;
  readonly language: Language;
  /**
   * Whether the recipient may get it. Otherwise everything is done but the sending, and nobody waits for the
   * provider either, so that the answer tells nothing of whose number it is (security row 21).
   */
  readonly known?: boolean;
  readonly log: FastifyBaseLogger;
}

/** Sends codes within the limits and answers after how many minutes the next may be asked for. */
export const codeSender = (database: Database, runtime: Runtime, send: Messenger) => {
  const codes = codeService(database, runtime);
  return async (order: CodeOrder): Promise<{ expiredMinutes: number }> => {
    const { tenant, purpose, channel, recipient, ip, language, known, log } = order;
    const merchant = tenant.merchantCode;
    const settings = await settingService(database.queries).all(merchant);
    const limits = sendLimits(database.queries, settings);
    const giveBack = await limits({ merchant, recipient, ip }, runtime.now());
    const code = await codes.make({ merchant, purpose, subject: order.subject ?? recipient });
    const texts = lettersOf(tenant, language);
    const sending = (): Promise<void> =>
      send({
        merchant,
        channel,
        recipient,
        subject: texts.codeSubject(tenant.name),
        text: texts.code(code, tenant.name, codeMinutes),
      });
    const failed = (error: unknown): void =>
      log.warn({ err: error, purpose, channel }, 'a code was not sent');
    if (known === undefined) {
      await sending().catch(async (error: unknown) => {
        failed(error);
        await giveBack();
        throw error instanceof Refusal ? error : new Refusal('try_again');
      });
    } else if (known) {
      sending().catch(failed);
    }
    return { expiredMinutes: settings.codeMinutes };
  };
};
