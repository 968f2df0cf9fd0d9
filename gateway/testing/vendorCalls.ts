import { secretStore } from '../platform/secrets/secretStore.ts';
import { signCall, signedHeaders } from '../platform/signature/signedCall.ts';
import type { TestGateway } from './testGateway.ts';

interface Sent {
  readonly signature?: string;
  readonly time?: number;
}

/** The wallet as a vendor of aurora calls it: signed, unless a signature is given. */
export const vendorCalls = async ({ app, database, clock }: TestGateway) => {
  const secret = await secretStore(database.queries, clock).get('vendor wallet');
  return async (act: string, content: object, { signature, time }: Sent = {}) => {
    const path = `/vendor-wallet/${act}`;
    const body = JSON.stringify({ merchant: 'aurora', ...content });
    const at = String(time ?? clock.now().getTime());
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: {
        'content-type': 'application/json',
        [signedHeaders.time]: at,
        [signedHeaders.signature]: signature ?? signCall(secret, { path, time: at, body }),
      },
    });
    return { status: answer.statusCode, ...answer.json<{ message?: string; value?: { balance: string } }>() };
  };
};
