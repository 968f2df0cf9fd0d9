import { signingSecrets, type SigningSecretName } from '../../platform/secrets/signingSecrets.ts';
import { walletSecret } from '../../play/seamlessWallet/vendorWallet.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

/** As they are typed; a game vendor outside by its code. */
const partiesOf = ({ vendors }: ActContext): ReadonlyMap<string, SigningSecretName> =>
  new Map([
    ['cashier', 'cashier'],
    ['support', 'support'],
    ['vendor-wallet', walletSecret()],
    ...[...vendors.outside.keys()].map((code) => [code, walletSecret(code)] as const),
  ]);

const nameOf = (context: ActContext, of: string): SigningSecretName => {
  const parties = partiesOf(context);
  const name = parties.get(of);
  if (name !== undefined) return name;
  throw new OperatorError(`of is "${of}": it has to be one of ${[...parties.keys()].join(', ')}`);
};

const party = {
  kind: 'text',
  required: true,
  help: 'whose calls or tokens it signs: cashier, support, vendor-wallet (the sandbox) or the code of a game vendor',
} as const;

const HOUR = 3_600_000;
const USUAL_HOURS = 24;
const MOST_HOURS = 24 * 30;

const line = async (context: ActContext, of: string) => {
  const secrets = signingSecrets(context.tx, context.runtime);
  const name = nameOf(context, of);
  const [secret = ''] = await secrets.valid(name);
  const until = await secrets.overlapUntil(name);
  return { of, secret, 'the one before is taken until': until?.toISOString() ?? null };
};

export const secret: Command = {
  summary:
    'Secrets that sign calls of payment providers and game vendors, and tokens of an outside chat, of all brands.',
  acts: {
    show: act({
      summary: 'The secret to hand to a provider; that it was shown goes into the audit.',
      places: { of: party },
      run: async (context, { of }) => ({
        rows: [await line(context, of)],
        change: { target: `secret ${of}`, before: null, after: { shown: true } },
        uncut: true,
      }),
    }),
    rotate: act({
      summary: 'Makes a new secret; the one before is taken for some hours more.',
      final: true,
      places: { of: party },
      options: { hours: { kind: 'integer', help: `24 unless given; 0 when the one before has leaked` } },
      run: async (context, { of, hours = USUAL_HOURS }) => {
        if (hours < 0 || hours > MOST_HOURS)
          throw new OperatorError(`--hours is a number from 0 to ${MOST_HOURS}`);
        await signingSecrets(context.tx, context.runtime).rotate(nameOf(context, of), hours * HOUR);
        return {
          rows: [await line(context, of)],
          change: { target: `secret ${of}`, before: null, after: { rotated: true, hours } },
          uncut: true,
        };
      },
    }),
  },
  examples: [
    'secret show cashier',
    'secret show ACME',
    'secret rotate vendor-wallet',
    'secret rotate cashier --hours 0',
  ],
};
