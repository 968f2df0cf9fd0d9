import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const project = 'journeys';

// The part of the real scripts' interface that the page uses: show a widget, send a code, check a code.
const app = `globalThis.firebase = { initializeApp: ({ projectId }) => { firebase.project = projectId; } };`;
const auth = `(() => {
  const here = new URL(document.currentScript.src).origin;
  const ask = async (path) => {
    const answer = await fetch(here + path);
    if (!answer.ok) throw Object.assign(new Error('refused'), { code: 'auth/invalid-verification-code' });
    return answer.text();
  };
  const kind = {
    setPersistence: async () => undefined,
    signInWithPhoneNumber: async (number, verifier) => {
      await verifier.verify();
      return { verificationId: await ask('/send?number=' + encodeURIComponent(number)) };
    },
    signInWithCredential: async ({ session, code }) => {
      const token = await ask('/check?session=' + session + '&code=' + code);
      return { user: { getIdToken: async () => token } };
    },
  };
  firebase.auth = Object.assign(() => kind, {
    Auth: { Persistence: { NONE: 'none' } },
    PhoneAuthProvider: { credential: (session, code) => ({ session, code }) },
    RecaptchaVerifier: class {
      constructor(box) { this.box = box; }
      verify() {
        return new Promise((passed) => {
          const button = document.createElement('button');
          button.textContent = 'I am not a robot';
          button.onclick = passed;
          this.box.append(button);
        });
      }
    },
  });
})();`;

/** A stand-in for Firebase's phone sign-in: its scripts, messages and tokens, and the keys that sign the tokens. */
export const startFirebase = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] });
  const sent = new Map<string, { readonly number: string; readonly code: string }>();
  const tokenFor = (number: string): Promise<string> =>
    new SignJWT({ phone_number: number })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  const answer = async (url: URL): Promise<string | undefined> => {
    const [number, session, code] = ['number', 'session', 'code'].map((name) => url.searchParams.get(name));
    switch (url.pathname) {
      case '/keys':
        return keys;
      case '/firebase-app-compat.js':
        return app;
      case '/firebase-auth-compat.js':
        return auth;
      case '/send': {
        const id = `session-${sent.size}`;
        sent.set(id, { number: number ?? '', code: String(246_810 + sent.size) });
        return id;
      }
      case '/check': {
        const message = sent.get(session ?? '');
        if (message === undefined || message.code !== code) return undefined;
        sent.delete(session ?? '');
        return tokenFor(message.number);
      }
      default:
        return undefined;
    }
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    void answer(url).then((text) => {
      response.setHeader('access-control-allow-origin', '*');
      if (url.pathname.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
      response.writeHead(text === undefined ? 400 : 200).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      FIREBASE_PROJECT: project,
      FIREBASE_API_KEY: 'public',
      FIREBASE_SCRIPTS: `${origin}/`,
      FIREBASE_KEYS: `${origin}/keys`,
    },
    /** The code that was sent to a number. */
    codeTo: (number: string): string =>
      [...sent.values()].find((message) => message.number === number)?.code ?? '',
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
