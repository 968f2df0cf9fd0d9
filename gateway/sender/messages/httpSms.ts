import type { Messenger } from './messenger.ts';

export interface HttpSmsOptions {
  /** Takes POST of `{ to, text }` and answers 2xx when it has taken the message. */
  readonly url: URL;
  /** Sent as bearer token. */
  readonly key: string;
}

const PATIENCE = 5_000;

/** An SMS provider with an HTTP interface. */
export const httpSms =
  ({ url, key }: HttpSmsOptions): Messenger =>
  async ({ recipient, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: recipient, text }),
    });
    if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}`);
  };
