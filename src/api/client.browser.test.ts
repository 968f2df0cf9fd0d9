import { http, HttpResponse, delay, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { endpoints } from '#contract/endpoints';
import { referenceProfile, type GatewayProfile } from '#contract/profile';
import type { Envelope } from '#contract/envelope';
import vectors from '../../contract/envelopeVectors.json';
import { createClient } from './client';
import type { ClientOptions } from './clientOptions';
import { createServerClock } from './serverClock';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const now = 1_795_180_800_000;
const publicKey = vectors[0]?.serverPublicKey ?? '';

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    profile: referenceProfile,
    merchant: 'aurora',
    clock: createServerClock({ now: () => now }),
    timeout: 1000,
    uploadTimeout: 1000,
    onSessionGone: () => undefined,
    onCheckDue: () => undefined,
    onMisfit: () => undefined,
    token: () => undefined,
    serverKey: async () => ({ kid: 'one', publicKey }),
    ...options,
  });

const on = (path: string, ...handlers: ((request: Request) => Response | Promise<Response>)[]) => {
  const asked: Request[] = [];
  server.use(
    http.all(`*${path}`, async ({ request }) => {
      asked.push(request.clone() as Request);
      const handler = handlers[Math.min(asked.length, handlers.length) - 1];
      return (await handler?.(request as Request)) as never;
    }) as HttpHandler,
  );
  return asked;
};

const answer = (value: unknown) => () => HttpResponse.json({ success: true, value });
const refusal = (message: string, status: number, value?: unknown) => () =>
  HttpResponse.json({ success: false, message, value }, { status });

const login = { body: { username: 'minhanh', password: ' Mật khẩu 8! ', type: 'username' } } as const;

test('API-01 method and path come from the endpoint table, the client names itself', async () => {
  const asked = on('/wps/system/status', answer(0));
  expect(await client().get('status', undefined)).toEqual({ ok: true, value: 0 });
  expect(asked[0]?.method).toBe(endpoints.status.method);
  expect(asked[0]?.headers.get('x-marquee-client')).toBe('web');
});

test('only calls with `token` send the session token', async () => {
  const asked = [...on('/wps/member/info', answer({})), on('/wps/system/status', answer(0))];
  const info = on('/wps/member/info', answer({}));
  const status = on('/wps/system/status', answer(0));
  const withToken = client({ onSessionGone: () => undefined, token: () => 'secret' });
  await withToken.get('memberInfo', undefined);
  await withToken.get('status', undefined);
  expect(asked).toHaveLength(1);
  expect(info[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(status[0]?.headers.get('authorization')).toBeNull();
});

test('API-03 an encrypted call sends an envelope and not a word of its body', async () => {
  const asked = on(
    '/wps/session/login',
    answer({ token: 't', firstTimeLogin: false, passwordExpired: false }),
  );
  await client().send('login', login.body);
  const text = (await asked[0]?.text()) ?? '';
  const envelope = JSON.parse(text) as Envelope;
  expect(Object.keys(envelope).sort()).toEqual(
    ['ciphertext', 'iv', 'kid', 'mac', 'nonce', 'publicKey', 'time', 'version'].sort(),
  );
  expect(envelope).toMatchObject({ version: 'mq1', kid: 'one', time: now });
  expect(text).not.toContain('minhanh');
});

test('API-03 a refused envelope is sealed once more with a fresh key and the time of the gateway', async () => {
  const date = new Date(now + 3_600_000).toUTCString();
  const asked = on(
    '/wps/session/login',
    () =>
      HttpResponse.json(
        { success: false, message: 'envelope_refused' },
        { status: 400, headers: { date } },
      ) as never,
    answer({}),
  );
  const wanted: boolean[] = [];
  const result = await client({
    serverKey: async (fresh) => {
      wanted.push(fresh);
      return { kid: fresh ? 'two' : 'one', publicKey };
    },
  }).send('login', login.body);
  expect(result.ok).toBe(true);
  expect(wanted).toEqual([false, true]);
  expect(await asked[1]?.json()).toMatchObject({ kid: 'two', time: now + 3_600_500 });
});

test('API-03 without a key nothing is sent in the clear', async () => {
  const asked = on('/wps/session/login', answer({}));
  const result = await client({ serverKey: async () => undefined }).send('login', login.body);
  expect(result).toEqual({ ok: false, failure: { kind: 'sealing' } });
  expect(asked).toHaveLength(0);
});

test('API-03 without Web Crypto the call says so and sends nothing', async () => {
  const asked = on('/wps/session/login', answer({}));
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  const result = await client().send('login', login.body);
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  expect(result).toEqual({ ok: false, failure: { kind: 'sealing' } });
  expect(asked).toHaveLength(0);
});

test('a gateway whose profile has no envelope gets plain JSON under its own path', async () => {
  const profile: GatewayProfile = { ...referenceProfile, envelope: false, paths: { login: '/api/login' } };
  const asked = on('/api/login', answer({}));
  await client({ profile }).send('login', login.body);
  expect(await asked[0]?.json()).toEqual(login.body);
});

test('a picture travels as a stream of its bytes, never as text within JSON (SOUND-01)', async () => {
  const asked = on('/wps/cashier/proof', answer({ id: 'one' }));
  const shares: number[] = [];
  const image = new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' });
  const sent = await client().send('uploadProof', { image }, { onProgress: (share) => shares.push(share) });
  expect(sent).toEqual({ ok: true, value: { id: 'one' } });
  expect(asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(await asked[0]?.text()).toContain('name="image"');
  expect(shares.at(-1)).toBe(1);
});

test('an absent query value is not sent', async () => {
  const asked = on('/wps/relay/GCSGAME_gameList', answer({}));
  await client().get('gameList', {
    clientType: 'WEB',
    platform: 'WEB',
    merchant: 'aurora',
    gameType: 'RNG',
    gameName: undefined,
    pageNo: '1',
    pageSize: '50',
    language: 'VI',
  });
  expect(new URL(asked[0]?.url ?? '').searchParams.has('gameName')).toBe(false);
});

describe('a failure is a value', () => {
  const status = () => client().get('status', undefined);

  test('ERR-02 a known error code of a refusal is kept', async () => {
    on('/wps/system/status', refusal('access_restricted', 403));
    expect(await status()).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 403, code: 'access_restricted' },
    });
  });

  test('ERR-03 a refusal with Retry-After keeps the seconds', async () => {
    on('/wps/system/status', () =>
      HttpResponse.json(
        { success: false, message: 'too_many_requests' },
        { status: 429, headers: { 'retry-after': '82000' } },
      ),
    );
    expect(await status()).toMatchObject({
      failure: { code: 'too_many_requests', retryAfter: 82_000 },
    });
  });

  test('a refusal in the gateway’s own words keeps the words', async () => {
    on('/wps/system/status', refusal('Come back tomorrow', 409, { day: 1 }));
    expect(await status()).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 409, message: 'Come back tomorrow', value: { day: 1 } },
    });
  });

  test.each([
    ['a page in place of JSON', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['no answer of ours', () => HttpResponse.json({ hello: 1 })],
    ['a list', () => HttpResponse.json([])],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
  ])('%s is a wrong shape', async (_name, reply) => {
    on('/wps/system/status', reply as never);
    expect(await status()).toMatchObject({ ok: false, failure: { kind: 'shape' } });
  });

  test('no connection is a network failure', async () => {
    on('/wps/system/status', () => HttpResponse.error() as never);
    expect(await status()).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('an answer that does not come is a timeout', async () => {
    on('/wps/system/status', async () => {
      await delay('infinite');
      return HttpResponse.json({}) as never;
    });
    expect(await client({ timeout: 20 }).get('status', undefined)).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    });
  });

  test('a call given up is aborted', async () => {
    on('/wps/system/status', answer(0));
    const given = AbortSignal.abort();
    expect(await client().get('status', undefined, { signal: given })).toEqual({
      ok: false,
      failure: { kind: 'aborted' },
    });
  });
});

describe('SOUND-04 one wrong value in an answer', () => {
  const game = {
    ...{ nodeId: 1, gameCode: 'RNG1', gameName: 'Một', showIcon: '/c', vassalage: 'V', vendorName: 'V' },
    ...{ gameType: 'RNG', isGame: 'GAME', supportPlay: '0', tag: 'none', maintenanceEnd: null },
  };
  const path = endpoints.gameDetail.path;
  const detail = {
    ...{ game, gameClassify: 'SC', lineNum: 1, rtp: 9650, maxWin: 100, others: [game] },
    ...{ minBet: { amount: '1', currency: 'VND' }, maxBet: { amount: '9', currency: 'VND' } },
  };
  const query = { gameCode: 'RNG1', language: 'VI' } as const;

  test('invalidates its list item only, and the fault is reported', async () => {
    const told: string[] = [];
    on(path, answer({ ...detail, others: [{ ...game, gameType: '__proto__' }, game] }));
    const result = await client({ onMisfit: (text) => told.push(text) }).get('gameDetail', query);
    expect(result).toEqual({ ok: true, value: detail });
    expect(told).toEqual(['gameDetail.others[].gameType']);
  });

  test('is a failure of the call where nothing can go without it', async () => {
    on(path, answer({ ...detail, minBet: { amount: 'NaN', currency: 'VND' } }));
    expect(await client().get('gameDetail', query)).toEqual({ ok: false, failure: { kind: 'shape' } });
  });

  test('leaves the answer to an act as it is: it has been done', async () => {
    const told: string[] = [];
    on(endpoints.walletCollect.path, answer({ moved: '5' }));
    const result = await client({ onMisfit: (text) => told.push(text) }).send('walletCollect', {});
    expect(result).toEqual({ ok: true, value: { moved: '5' } });
    expect(told).toEqual(['walletCollect.moved']);
  });

  test('is dropped from the value of a refusal', async () => {
    on(
      endpoints.launchGame.path,
      refusal('game_maintenance', 503, { maintenanceEnd: 'soon', others: [{}, game] }),
    );
    const body = { gameCode: 'RNG1', vassalage: 'V', platform: 'WEB', language: 'VI' } as const;
    const result = await client().send('launchGame', body);
    expect(result).toMatchObject({ ok: false, failure: { code: 'game_maintenance' } });
    expect(!result.ok && result.failure.value).toMatchObject({ maintenanceEnd: null, others: [game] });
  });
});

test('three presses within one task moved money three times: the later ones join the first', async () => {
  const asked = on('/wps/relay/GCS_walletTransfer', answer(null));
  const { send } = client();
  const body = { from: 'MAIN', to: 'NVP', amount: '350000' };
  const press = (idempotencyKey: string) => send('walletTransfer', body, { idempotencyKey });
  const answers = await Promise.all(['a', 'b', 'c'].map(press));
  expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a']);
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  await press('d');
  expect(asked).toHaveLength(2);
});
