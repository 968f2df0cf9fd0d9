import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Environment } from './config.ts';
import type { OutsideVendorConfig } from '../outside/games/outsideVendor.ts';
import { usualPushOrigins } from '../sender/push/pushServices.ts';
import { readGameVendors } from './readGameVendors.ts';
import { StartError } from '../platform/postgres/StartError.ts';
import type { SocialProvider } from '../members/ports/socialProvider.ts';

const humanKinds = ['altcha', 'geetest', 'off'] as const;
const cashierKinds = ['sandbox', 'off'] as const;

/** Third parties as the operator has set them; what is absent has a working local default where there can be one. */
export interface ProviderConfig {
  readonly human: (typeof humanKinds)[number];
  /**
   * The address of a payment provider, or one of two words. The sandbox pays with money that nobody has paid in: never in
   * production unless asked for.
   */
  readonly cashier: (typeof cashierKinds)[number] | URL;
  readonly geetest:
    | {
        readonly captchaId: string;
        readonly captchaKey: string;
        readonly url: URL;
        /** Of the widget in the visitor's browser. */
        readonly script: URL;
      }
    | undefined;
  readonly sms: { readonly url: URL; readonly key: string } | undefined;
  readonly mail: { readonly url: URL; readonly from: string } | undefined;
  readonly social: readonly SocialProvider[];
  /** Game vendors outside, beside the sandbox. */
  readonly gameVendors: readonly OutsideVendorConfig[];
  /** Origins of push services: a browser that subscribes elsewhere is refused. */
  readonly pushOrigins: readonly string[];
  /** Of a Firebase project whose phone sign-in sends and checks the codes of registrations. */
  readonly firebase:
    | {
        readonly project: string;
        readonly apiKey: string;
        /** Folder of the scripts in the visitor's browser. */
        readonly scripts: URL;
        /** Of the keys that sign the tokens. */
        readonly keys: URL;
      }
    | undefined;
}

const SocialSchema = Type.Array(
  Type.Object(
    {
      id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' }),
      name: Type.String({ minLength: 1, maxLength: 32 }),
      issuer: Type.String(),
      clientId: Type.String({ minLength: 1 }),
      clientSecret: Type.String({ minLength: 1 }),
    },
    { additionalProperties: false },
  ),
);

const socialShape = Compile(SocialSchema);

const urlOf = (env: Environment, name: string, protocols: readonly string[]): URL | undefined => {
  const text = env[name] || undefined;
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && protocols.includes(url.protocol)) return url;
  throw new StartError(`${name} has to be an address that begins with ${protocols.join(' or ')}//`);
};

/** The value that has to be there once another is. */
const needed = (env: Environment, name: string, because: string): string => {
  const text = env[name];
  if (text) return text;
  throw new StartError(`${name} is missing: ${because} needs it.`);
};

const readSocial = (env: Environment): SocialProvider[] => {
  const text = env.SOCIAL || '[]';
  const complaint =
    'SOCIAL has to be a JSON list such as [{"id":"google","name":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}].';
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new StartError(complaint);
  }
  if (!socialShape.Check(list)) throw new StartError(complaint);
  return list.map((provider) => {
    const issuer = URL.parse(provider.issuer);
    if (issuer === null || !/^https?:$/.test(issuer.protocol)) throw new StartError(complaint);
    return { ...provider, issuer };
  });
};

const readFirebase = (env: Environment): ProviderConfig['firebase'] => {
  const project = env.FIREBASE_PROJECT;
  if (!project) return undefined;
  return {
    project,
    apiKey: needed(env, 'FIREBASE_API_KEY', 'FIREBASE_PROJECT'),
    scripts:
      urlOf(env, 'FIREBASE_SCRIPTS', ['https:', 'http:']) ??
      new URL('https://www.gstatic.com/firebasejs/12.0.0/'),
    keys:
      urlOf(env, 'FIREBASE_KEYS', ['https:', 'http:']) ??
      new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  };
};

const readCashier = (env: Environment): ProviderConfig['cashier'] => {
  const text = env.CASHIER || (env.NODE_ENV === 'production' ? 'off' : 'sandbox');
  const kind = cashierKinds.find((known) => known === text);
  if (kind !== undefined) return kind;
  const url = URL.parse(text);
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (isPlain && /^https?:$/.test(url.protocol)) return url;
  throw new StartError(
    `CASHIER is "${text}": it has to be one of ${cashierKinds.join(', ')}, or an address such as https://pay.example/v1.`,
  );
};

const readPushOrigins = (env: Environment): readonly string[] => {
  const text = env.PUSH_SERVICES || '';
  const origins = text === '' ? usualPushOrigins : text.split(',');
  const wrong = origins.find((origin) => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(origin));
  if (wrong === undefined) return origins;
  throw new StartError(
    `PUSH_SERVICES has "${wrong}": it has to be https addresses without a path, such as https://push.example,https://*.push.example.`,
  );
};

/** Throws StartError with one line for a value that cannot be meant. */
export const readProviders = (env: Environment): ProviderConfig => {
  const human = humanKinds.find((kind) => kind === (env.HUMAN || 'altcha'));
  if (human === undefined) {
    throw new StartError(`HUMAN is "${env.HUMAN ?? ''}": it has to be one of ${humanKinds.join(', ')}.`);
  }
  const sms = urlOf(env, 'SMS_URL', ['https:', 'http:']);
  const mail = urlOf(env, 'SMTP_URL', ['smtps:', 'smtp:']);
  return {
    human,
    cashier: readCashier(env),
    geetest:
      human === 'geetest'
        ? {
            captchaId: needed(env, 'GEETEST_ID', 'HUMAN=geetest'),
            captchaKey: needed(env, 'GEETEST_KEY', 'HUMAN=geetest'),
            url: urlOf(env, 'GEETEST_URL', ['https:', 'http:']) ?? new URL('https://gcaptcha4.geetest.com'),
            script:
              urlOf(env, 'GEETEST_SCRIPT', ['https:', 'http:']) ??
              new URL('https://static.geetest.com/v4/gt4.js'),
          }
        : undefined,
    sms: sms && { url: sms, key: needed(env, 'SMS_KEY', 'SMS_URL') },
    mail: mail && { url: mail, from: needed(env, 'MAIL_FROM', 'SMTP_URL') },
    social: readSocial(env),
    gameVendors: readGameVendors(env),
    pushOrigins: readPushOrigins(env),
    firebase: readFirebase(env),
  };
};
