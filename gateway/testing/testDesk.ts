import { Secret, TOTP } from 'otpauth';
import { headers } from '#contract/constants';
import { deskCalls, type DeskCall, type DeskCallName, type StaffRole } from '#contract/desk';
import { encodeBody } from './encodeBody.ts';
import { runAct } from '../operator/runAct.ts';
import type { TestGateway } from './testGateway.ts';

export interface DeskAnswer {
  readonly status: number;
  readonly message: string | undefined;
  readonly value: unknown;
  /** Of the session. */
  readonly cookie: string | undefined;
  /** That tells the browser from strangers. */
  readonly device: string | undefined;
}

interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

/** The desk of a test gateway, called as its page calls it. */
export const testDesk = (
  gateway: Pick<TestGateway, 'app' | 'database' | 'clock' | 'tenants' | 'vendors'>,
) => {
  const { app, clock } = gateway;
  const operate = (act: string, values: Record<string, string> = {}, brand = 'aurora') =>
    runAct({ ...gateway, runtime: clock }, { command: 'staff', act, brand, who: 'ops', values });

  const call = async (name: DeskCallName, sent: Sent = {}): Promise<DeskAnswer> => {
    const { method, path, upload }: DeskCall = deskCalls[name];
    const encoded = sent.body === undefined ? undefined : await encodeBody({ upload }, sent.body);
    const { host = 'desk.aurora.localhost', query, cookie, ip } = sent;
    const response = await app.inject({
      method,
      url: path,
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(query && { query: { ...query } }),
      headers: {
        host,
        [headers.client]: 'desk',
        ...(encoded && { 'content-type': encoded.type }),
        ...(cookie && { cookie }),
        ...sent.headers,
      },
      ...(encoded && { payload: encoded.payload }),
    });
    const answer = response.json<{ message?: string; value?: unknown }>();
    // A front that stands before the gateway answers a list.
    const [written, device] = [response.headers['set-cookie']].flat();
    return {
      status: response.statusCode,
      message: answer.message,
      value: answer.value,
      cookie: written?.split(';')[0],
      device: device?.split(';')[0],
    };
  };

  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

  /** Opens an account by the operator's command; answers what it tells once. */
  const add = async (name: string, role: StaffRole = 'agent', brand = 'aurora') => {
    const { rows } = await operate('add', { name, role, shown: `Ms ${name}` }, brand);
    const { password = '', secret = '' } = (rows[0] ?? {}) as Readonly<Record<string, string>>;
    return { name, password, secret };
  };

  /** Opens an account and logs in. */
  const enter = async (name: string, role: StaffRole = 'agent') => {
    const { password, secret } = await add(name, role);
    const { cookie, value } = await call('logIn', { body: { name, password, code: codeOf(secret) } });
    const { id } = value as { id: string };
    return {
      id,
      cookie: cookie ?? '',
      call: (act: DeskCallName, sent: Sent = {}) => call(act, { cookie: cookie ?? '', ...sent }),
    };
  };

  return { operate, call, codeOf, add, enter };
};

export type TestStaff = Awaited<ReturnType<ReturnType<typeof testDesk>['enter']>>;
