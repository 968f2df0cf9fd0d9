import { createHmac, randomUUID } from 'node:crypto';
import { strikes, type Faults } from './gameVendorFaults.ts';

export type Act = 'authenticate' | 'balance' | 'freeRounds' | 'bet' | 'win' | 'void';

/** What became of a call. `unknown`: it may have happened or not. */
export type Told =
  | { readonly kind: 'done'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

export interface Setup {
  /** Of the vendor at the gateway. */
  readonly code: string;
  /** `whsec_…` */
  readonly secret: string;
  readonly gateway: string;
}

const unknown = { kind: 'unknown' } as const;

/** Of a signature: it says nothing of the act, so the act is told again. */
const NOT_READ = 'forbidden';

/** Calls the wallet of the gateway as docs/ports/game-vendor.md says. */
export const gameVendorWallet = (setup: () => Setup, clock: () => number, faults: () => Faults) => {
  const held: (() => Promise<unknown>)[] = [];

  const signed = (body: string): RequestInit => {
    const { secret } = setup();
    const key = strikes(faults(), 'badSignature') ? 'whsec_AAAA' : secret;
    const [id, seconds] = [`msg_${randomUUID()}`, String(Math.floor(clock() / 1_000))];
    const mac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'));
    return {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${mac.update(`${id}.${seconds}.${body}`).digest('base64')}`,
      },
    };
  };

  const read = async (answer: Response): Promise<Told> => {
    if (answer.status === 429 || answer.status >= 500) return unknown;
    const said = (await answer.json()) as {
      readonly success: boolean;
      readonly value: Readonly<Record<string, unknown>>;
      readonly message: string;
    };
    if (said.success) return { kind: 'done', value: said.value };
    return said.message === NOT_READ ? unknown : { kind: 'refused', code: said.message };
  };

  const call = async (act: Act, content: Readonly<Record<string, string>>): Promise<Told> => {
    const { gateway, code } = setup();
    const url = `${gateway}/vendor-wallet/${code}/${act}`;
    const body = JSON.stringify({ type: `wallet.${act}`, ...content });
    const message = signed(body);
    if (faults().down || strikes(faults(), 'loseCalls')) return unknown;
    if (strikes(faults(), 'hold')) {
      held.push(() => fetch(url, message));
      return unknown;
    }
    try {
      const others = [faults().twice && signed(body), faults().replay && message].filter(
        (other) => other !== false,
      );
      const [answer, ...again] = await Promise.all([message, ...others].map((one) => fetch(url, one)));
      for (const one of again) await one.arrayBuffer();
      const told = answer === undefined ? unknown : await read(answer);
      return strikes(faults(), 'loseAnswers') ? unknown : told;
    } catch {
      return unknown;
    }
  };
  return {
    call,
    /** What hangs on the way arrives. */
    letGo: async (): Promise<void> => {
      for (const send of held.splice(0)) await send().catch(() => undefined);
    },
  };
};
