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
  /** Ends a call that takes too long; after five seconds unless given. */
  readonly patience?: () => AbortSignal;
}

const PATIENCE = 5_000;
/** Bytes of an answer. */
const LONGEST = 64 * 1024;
/** Of what else an outside party writes so much is kept. */
const MOST_SAID = 200;

const readBody = async (answer: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (length > LONGEST) throw new Error(`The answer is longer than ${LONGEST} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

const below = (base: URL, path: string): URL => {
  const address = new URL(base);
  address.pathname = `${base.pathname.replace(/\/$/, '')}/${path}`;
  return address;
};

/**
 * Calls an outside party with a signed body and reads its answer (docs/ports). Fails when no answer comes in time, when
 * it is a redirect, no 200, too long, or of another shape. What was asked for may have been done all the same.
 */
export const signedPost =
  ({ base, secrets, runtime, patience = () => AbortSignal.timeout(PATIENCE) }: SignedPostOptions) =>
  async <Schema extends TSchema>(
    path: string,
    content: { readonly type: string },
    shape: Validator<Record<never, never>, Schema>,
  ): Promise<Static<Schema>> => {
    const body = JSON.stringify(content);
    const signed = signCall(await secrets(), { id: runtime.newId(), at: runtime.now(), body });
    const answer = await fetch(below(base, path), {
      method: 'POST',
      redirect: 'error',
      signal: patience(),
      headers: { ...signed, 'content-type': 'application/json', accept: 'application/json' },
      body,
    });
    const text = await readBody(answer);
    if (answer.status !== 200)
      throw new Error(`${content.type}: answered ${answer.status} ${text.slice(0, MOST_SAID)}`);
    const value = parseStrictJson(text);
    if (!shape.Check(value)) throw new Error(`${content.type}: the answer has another shape`);
    return value;
  };
