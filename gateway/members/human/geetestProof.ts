import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { HumanProvider } from '../ports/humanProvider.ts';
import { readProof } from './readProof.ts';
import { spentProofStore } from './spentProofs.ts';

export interface GeetestOptions {
  readonly captchaId: string;
  readonly captchaKey: string;
  /** Where results are checked. */
  readonly url: URL;
}

const fields = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;
const PATIENCE = 5_000;
const LIFE = 24 * 60 * 60_000;

const resultOf = async (address: URL, body: URLSearchParams): Promise<unknown> => {
  try {
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(PATIENCE), body });
    return ((await answer.json()) as { result?: unknown }).result;
  } catch {
    throw new Refusal('try_again');
  }
};

/** Human verification by Geetest v4. While the provider is away nobody passes: the site says to try again. */
export const geetestProof = (
  { queries }: Database,
  runtime: Pick<Runtime, 'now'>,
  { captchaId, captchaKey, url }: GeetestOptions,
): HumanProvider => ({
  challenge: () => Promise.resolve({ provider: 'geetest', captchaId }),

  verify: async (merchant, _action, proof) => {
    const given = readProof(proof);
    const values = fields.map((field) => given?.[field]);
    if (!values.every((value): value is string => typeof value === 'string' && value.length < 4_096))
      return false;
    const [lot = ''] = values;
    const address = new URL('/validate', url);
    address.searchParams.set('captcha_id', captchaId);
    const body = new URLSearchParams([
      ...fields.map((field, at) => [field, values[at] ?? ''] as [string, string]),
      ['sign_token', createHmac('sha256', captchaKey).update(lot).digest('hex')],
    ]);
    const result = await resultOf(address, body);
    const expiresAt = new Date(runtime.now().getTime() + LIFE);
    return result === 'success' && spentProofStore(queries).spend(merchant, `geetest ${lot}`, expiresAt);
  },
});
