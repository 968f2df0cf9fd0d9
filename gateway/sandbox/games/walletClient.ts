import type { FastifyInstance } from 'fastify';
import { isErrorCode } from '#contract/errors';
import { signCall } from '../../platform/signature/signedCall.ts';
import { walletPath, type FreeOffer, type WalletAct } from '../../play/seamlessWallet/vendorWallet.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

/** What the gateway says of somebody who opens a game. */
export interface Visitor {
  readonly visit: string;
  readonly player: string;
  /** Of the player's name. */
  readonly initials: string;
  readonly gameCode: string;
  readonly mode: 'real' | 'trial';
  readonly language: string;
  readonly parentOrigin: string;
  readonly currency: string;
  readonly decimals: number;
}

interface RoundOf {
  readonly merchant: string;
  readonly visit: string;
  readonly round: string;
}

interface Answer {
  readonly success?: unknown;
  readonly value?: unknown;
  readonly message?: unknown;
}

/** Of what a door in front of the wallet writes, so much is kept. */
const MOST_SAID = 200;

/** Sends one signed call and answers status and body; the sandbox lives in the gateway's own process. */
export type SendToWallet = (
  path: string,
  body: string,
  headers: Record<string, string>,
) => Promise<{ readonly status: number; readonly text: string }>;

export const sendInProcess =
  (app: Pick<FastifyInstance, 'inject'>): SendToWallet =>
  async (url, payload, headers) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return { status: answer.statusCode, text: answer.payload };
  };

export interface WalletOptions {
  readonly send: SendToWallet;
  /** Those that sign now, as `whsec_…`. */
  readonly secrets: () => Promise<readonly string[]>;
  readonly runtime: Pick<Runtime, 'now' | 'newId'>;
}

/** The wallet failed over a call, or cannot be reached behind its door, and says by no code of ours why. */
export class WalletFault extends Error {
  readonly status: number;

  constructor(status: number, said: string) {
    super(`The wallet answered ${status} ${said}`);
    this.status = status;
  }
}

/** The gateway's wallet as the vendor sees it. A refusal comes as one; anything else that fails may have happened. */
export const walletClient = ({ send, secrets, runtime }: WalletOptions) => {
  const call = async (act: WalletAct, content: object): Promise<unknown> => {
    const body = JSON.stringify({ type: `wallet.${act}`, ...content });
    const told = { id: runtime.newId(), at: runtime.now(), body };
    const answer = await send(walletPath(act), body, signCall(await secrets(), told));
    if (answer.status >= 500) throw new WalletFault(answer.status, answer.text.slice(0, MOST_SAID));
    const { success, value, message } = JSON.parse(answer.text) as Answer;
    if (success === true) return value;
    if (isErrorCode(message)) return refuse(message, value);
    throw new WalletFault(answer.status, String(message));
  };
  const balance = async (act: WalletAct, content: object): Promise<bigint> => {
    const answer = (await call(act, content)) as { readonly balance: string };
    return BigInt(answer.balance);
  };
  return {
    authenticate: async (merchant: string, ticket: string): Promise<Visitor> =>
      (await call('authenticate', { merchant, ticket })) as Visitor,
    balance: (merchant: string, visit: string) => balance('balance', { merchant, visit }),
    /** Free rounds that the game of a visit takes next; null when there are none. */
    freeRounds: async (merchant: string, visit: string): Promise<FreeOffer | null> => {
      const answer = (await call('freeRounds', { merchant, visit })) as { readonly free: FreeOffer | null };
      return answer.free;
    },
    /** `free` names free rounds of which one is taken in place of money. */
    bet: (round: RoundOf, amount: bigint, free?: string) =>
      balance('bet', { ...round, amount: amount.toString(), ...(free !== undefined && { free }) }),
    win: (round: RoundOf, amount: bigint, validBet: bigint) =>
      balance('win', { ...round, amount: amount.toString(), validBet: validBet.toString() }),
    void: (round: RoundOf) => balance('void', round),
  };
};

export type WalletClient = ReturnType<typeof walletClient>;
