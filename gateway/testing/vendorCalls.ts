import { walletPath, type WalletAct } from '../play/seamlessWallet/vendorWallet.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { signCall } from '../platform/signature/signedCall.ts';
import type { TestGateway } from './testGateway.ts';

interface Sent {
  /** Instead of, or beside, those that belong to the call. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** When it is signed; now unless given. */
  readonly at?: Date;
  /** Those of the vendor unless given. */
  readonly secrets?: readonly string[];
  /** Where it is sent, when that is not where its act belongs. */
  readonly to?: WalletAct;
  /** At whose door; the sandbox's unless given. */
  readonly vendor?: string;
}

/** The wallet as a vendor of aurora calls it, signed. */
export const vendorCalls =
  ({ app, database, clock }: TestGateway) =>
  async (
    act: WalletAct,
    content: object,
    { headers, at = clock.now(), secrets, to = act, vendor }: Sent = {},
  ) => {
    const body = JSON.stringify({ type: `wallet.${act}`, merchant: 'aurora', ...content });
    const signing = secrets ?? (await signingSecrets(database.queries, clock).valid('vendor wallet'));
    const answer = await app.inject({
      method: 'POST',
      url: walletPath(to, vendor),
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...signCall(signing, { id: clock.newId(), at, body }),
        ...headers,
      },
    });
    return { status: answer.statusCode, ...answer.json<{ message?: string; value?: { balance: string } }>() };
  };
