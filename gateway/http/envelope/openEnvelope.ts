import { envelopeWindow, type EnvelopeContext } from '#contract/envelope';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { parseStrictJson } from '../../platform/json/strictJson.ts';
import type { EnvelopeKeys } from './envelopeKeys.ts';
import type { Nonces } from './nonces.ts';
import { readEnvelope } from './readEnvelope.ts';
import { unseal } from './unseal.ts';

export type OpenEnvelope = (body: unknown, context: EnvelopeContext) => Promise<unknown>;

interface Options {
  readonly keys: EnvelopeKeys;
  readonly nonces: Nonces;
  readonly runtime: Runtime;
}

/**
 * Opens the body of an encrypted call (design §2). Whatever is wrong with it, a plain body included, the answer is
 * the same `envelope_refused`, so that it tells an attacker nothing.
 */
export const envelopeOpener =
  ({ keys, nonces, runtime }: Options): OpenEnvelope =>
  async (body, context) => {
    const envelope = readEnvelope(body);
    if (envelope === undefined || Math.abs(runtime.now().getTime() - envelope.time) > envelopeWindow) {
      throw new Refusal('envelope_refused');
    }
    const privateKey = await keys.privateKey(context.merchant, envelope.kid);
    if (privateKey === undefined) throw new Refusal('envelope_refused');
    let opened: unknown;
    try {
      opened = parseStrictJson(unseal(envelope, context, privateKey));
    } catch {
      throw new Refusal('envelope_refused');
    }
    // Only a sealed nonce is remembered: others would fill the table.
    if (!(await nonces.use(context.merchant, envelope.nonce, envelope.time))) {
      throw new Refusal('envelope_refused');
    }
    return opened;
  };
