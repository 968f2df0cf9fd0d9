import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { parseStrictJson } from '../json/strictJson.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { signCall } from './signedCall.ts';

/** What a party may answer, how long it may take, and how much it may say. */
export interface Expected<Answer extends TSchema> {
  readonly answer: Answer;
  /** Milliseconds for the whole answer. */
  readonly within: number;
  /** Bytes of the body. */
  readonly most: number;
}

export interface SignedPost {
  readonly url: URL;
  /** Those that sign now, as `whsec_…`. */
  readonly secrets: readonly string[];
  readonly body: object;
}

/** A party outside was silent, refused, or said what cannot be taken. What was asked may have happened. */
export class PartyFault extends Error {}

const readAtMost = async (answer: Response, most: number): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > most) throw new PartyFault(`more than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
};

/**
 * Posts a signed call to a party outside and answers what it says, once that has the shape that was expected. Follows no
 * redirect. Throws PartyFault for anything else. Never to be called within a transaction: it would hold its locks for as
 * long as the party likes.
 */
export const postSigned = <Answer extends TSchema>({ answer, within, most }: Expected<Answer>) => {
  const shape = Compile(answer);
  return async (
    { now, newId }: Pick<Runtime, 'now' | 'newId'>,
    { url, secrets, body }: SignedPost,
  ): Promise<Static<Answer>> => {
    const text = JSON.stringify(body);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(within),
        headers: {
          ...signCall(secrets, { id: newId(), at: now(), body: text }),
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: text,
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new PartyFault(`status ${response.status}`);
      }
      const said = parseStrictJson(await readAtMost(response, most));
      if (!shape.Check(said)) throw new PartyFault('another shape than the documented one');
      return said;
    } catch (error) {
      const why = error instanceof PartyFault ? error.message : String(error);
      throw new PartyFault(`${url.origin}${url.pathname}: ${why}`, { cause: error });
    }
  };
};
