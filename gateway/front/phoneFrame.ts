import type { FastifyInstance } from 'fastify';
import { phoneFramePath, type PhoneFrameMessage, type PhoneRefusal } from '#contract/phoneFrame';
import { sandboxedPage } from './sandboxedPage.ts';
import { scriptJson } from './scriptJson.ts';

export interface PhoneFrameOptions {
  readonly project: string;
  /** Public key of the project's web app. */
  readonly apiKey: string;
  /** Folder of Firebase's scripts of one version; ends with a slash. */
  readonly scripts: URL;
}

/** Firebase's own hosts, and those of the reCAPTCHA that it puts before each message. */
const providerHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://www.gstatic.com',
  'https://www.google.com',
  'https://www.recaptcha.net',
];

const messages = {
  ready: { kind: 'ready' },
  failed: { kind: 'failed' },
} as const satisfies Record<string, PhoneFrameMessage>;

/** Firebase's words for what the visitor can mend. */
const refusals = {
  'auth/invalid-phone-number': 'number',
  'auth/missing-phone-number': 'number',
  'auth/invalid-verification-code': 'code',
  'auth/missing-verification-code': 'code',
  'auth/code-expired': 'code',
  'auth/session-expired': 'code',
  'auth/too-many-requests': 'often',
  'auth/quota-exceeded': 'often',
} as const satisfies Record<string, PhoneRefusal>;

const scriptOf = ({ project, apiKey, scripts }: PhoneFrameOptions): string =>
  `const refusals = ${scriptJson(refusals)};
const load = (name) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ${scriptJson(scripts.href)} + name;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
const failed = (error) => {
  const why = refusals[error?.code];
  tell(why === undefined ? ${scriptJson(messages.failed)} : { kind: 'refused', why });
};
const acts = {
  send: async (auth, { number }) => {
    const box = document.body.appendChild(document.createElement('div'));
    const verifier = new firebase.auth.RecaptchaVerifier(box, { size: 'normal' });
    const { verificationId } = await auth.signInWithPhoneNumber(number, verifier);
    tell({ kind: 'sent', session: verificationId });
  },
  check: async (auth, { session, code }) => {
    const credential = firebase.auth.PhoneAuthProvider.credential(session, code);
    const { user } = await auth.signInWithCredential(credential);
    tell({ kind: 'proved', token: await user.getIdToken() });
  },
};
const begin = async () => {
  await load('firebase-app-compat.js');
  await load('firebase-auth-compat.js');
  firebase.initializeApp({ apiKey: ${scriptJson(apiKey)}, projectId: ${scriptJson(project)} });
  const auth = firebase.auth();
  // Nothing is kept: what is proved is proved once, for one registration.
  await auth.setPersistence(firebase.auth.Auth.Persistence.NONE);
  if (language) auth.languageCode = language;
  addEventListener('message', ({ source, data }) => {
    if (source === parent && Object.hasOwn(acts, data?.kind)) acts[data.kind](auth, data).catch(failed);
  });
  tell(${scriptJson(messages.ready)});
};
begin().catch(failed);
`;

/** The document in which Firebase proves the number of a registration (REG-06); there is none where we do so ourselves. */
export const phoneFrame = (
  app: FastifyInstance,
  options: PhoneFrameOptions,
  randomBytes: (size: number) => Buffer,
): void =>
  sandboxedPage(
    app,
    phoneFramePath,
    () => ({
      title: 'Firebase',
      hosts: [options.scripts.origin, ...providerHosts],
      frames: true,
      script: scriptOf(options),
    }),
    randomBytes,
  );
