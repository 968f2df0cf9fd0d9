import { signingSecrets, type SigningSecretName } from '../../platform/secrets/signingSecrets.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

/** As they are typed. */
const parties = ['cashier', 'vendor-wallet'] as const;
type Party = (typeof parties)[number];
const nameOf: Readonly<Record<Party, SigningSecretName>> = {
  cashier: 'cashier',
  'vendor-wallet': 'vendor wallet',
};

const party = { kind: 'text', choices: parties, required: true, help: 'whose calls it signs' } as const;

const HOUR = 3_600_000;
const USUAL_HOURS = 24;
const MOST_HOURS = 24 * 30;

const line = async ({ tx, runtime }: ActContext, of: Party) => {
  const secrets = signingSecrets(tx, runtime);
  const [secret = ''] = await secrets.valid(nameOf[of]);
  const until = await secrets.overlapUntil(nameOf[of]);
  return { of, secret, 'the one before is taken until': until?.toISOString() ?? null };
};

export const secret: Command = {
  summary: 'Secrets that sign calls of payment providers and game vendors, of all brands.',
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
      places: { of: party },
      options: { hours: { kind: 'integer', help: `24 unless given; 0 when the one before has leaked` } },
      run: async (context, { of, hours = USUAL_HOURS }) => {
        if (hours < 0 || hours > MOST_HOURS)
          throw new OperatorError(`--hours is a number from 0 to ${MOST_HOURS}`);
        await signingSecrets(context.tx, context.runtime).rotate(nameOf[of], hours * HOUR);
        return {
          rows: [await line(context, of)],
          change: { target: `secret ${of}`, before: null, after: { rotated: true, hours } },
          uncut: true,
        };
      },
    }),
  },
  examples: ['secret show cashier', 'secret rotate vendor-wallet', 'secret rotate cashier --hours 0'],
};
