import type { Static, TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import { parseStrictJson } from '../../platform/json/strictJson.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { signCall } from '../../platform/signature/signedCall.ts';

export interface SignedPostOptions {
  /** Calls go below this address and nowhere else. */
  readonly base: URL;
  /** Those that sign now, as `whsec_…`. */
  readonly secrets: () => Promise<readonly string[]>;
  readonly runtime: Pick<Runtime, 'now' | 'newId'>;
  /** Ends a call that takes too long; unless given, after the time of its bounds. */
  readonly patience?: () => AbortSignal;
}

/** How much is borne of one call. */
export interface CallBounds {
  /** Milliseconds until the whole answer is there. */
  readonly within: number;
  /** Bytes of the answer. */
  readonly longest: number;
}

const usual: CallBounds = { within: 5_000, longest: 64 * 1024 };
/** Of what else an outside party writes so much is kept. */
const MOST_SAID = 200;

/** An outside party was silent, refused, or said what cannot be taken. What it was asked for may have been done. */
export class PartyFault extends Error {}

const readBody = async (answer: Response, longest: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (length > longest) throw new Error(`The answer is longer than ${longest} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** An address below another one, whether or not that ends with a slash. */
export const below = (base: URL, path: string): URL => {
  const address = new URL(base);
  address.pathname = `${base.pathname.replace(/\/$/, '')}/${path}`;
  return address;
};

/**
 * Calls an outside party with a signed body and reads its answer (docs/ports). Throws PartyFault when no answer comes in
 * time, when it is a redirect, no 200, too long, or of another shape. Never to be called within a transaction, whose locks
 * would last as long as the party likes.
 */
export const signedPost =
  ({ base, secrets, runtime, patience }: SignedPostOptions) =>
  async <Schema extends TSchema>(
    path: string,
    content: { readonly type: string },
    shape: Validator<Record<never, never>, Schema>,
    { within, longest }: CallBounds = usual,
  ): Promise<Static<Schema>> => {
    const body = JSON.stringify(content);
    const signed = signCall(await secrets(), { id: runtime.newId(), at: runtime.now(), body });
    try {
      const answer = await fetch(below(base, path), {
        method: 'POST',
        redirect: 'error',
        signal: patience?.() ?? AbortSignal.timeout(within),
        headers: { ...signed, 'content-type': 'application/json', accept: 'application/json' },
        body,
      });
      const text = await readBody(answer, longest);
      if (answer.status !== 200) throw new Error(`answered ${answer.status} ${text.slice(0, MOST_SAID)}`);
      const value = parseStrictJson(text);
      if (!shape.Check(value)) throw new Error('the answer has another shape');
      return value;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new PartyFault(`${content.type}: ${why}`, { cause: error });
    }
  };
