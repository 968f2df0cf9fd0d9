import { eq } from 'drizzle-orm';
import type { CaptchaAction } from '#contract/constants';
import { captchas } from '../members/captcha/schema.ts';
import type { TestGateway } from './testGateway.ts';

let asked = 0;

/** Asks for a picture and reads it, as a person does. */
export const readCaptcha = async (
  gateway: Pick<TestGateway, 'call' | 'database'>,
  action: CaptchaAction,
  brand = 'aurora',
): Promise<{ captcha: string; captchaId: string }> => {
  asked += 1;
  const captchaId = String(asked).padStart(22, '0');
  await gateway.call('captcha', { brand, query: { id: captchaId, action } });
  const [row] = await gateway.database.queries.select().from(captchas).where(eq(captchas.id, captchaId));
  return { captcha: row?.answer ?? '', captchaId };
};
