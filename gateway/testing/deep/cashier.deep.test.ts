import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { headers } from '#contract/constants';
import { endpoints } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { bankAccounts } from '../../money/bankAccounts/schema.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { memberService } from '../../members/members/memberService.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/testCluster.ts';
import { systemRuntime as runtime } from '../../platform/runtime/runtime.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import { settings } from '../../brands/settings/schema.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { withdrawals } from '../../money/withdrawals/schema.ts';
import { killableGateway } from './killableGateway.ts';

const ROUNDS = Number(process.env.DEEP_OVERDRAWS ?? 20);
const AT_ONCE = 100;
const AMOUNT = 100_000n;
const FITS = 10n;
const HOUR = 3_600_000;
const merchant = 'wireframe';

let own: TestDatabase;
let database: Database;
let gateways: Awaited<ReturnType<typeof killableGateway>>[];

beforeAll(async () => {
  own = await createTestDatabase();
  const { host, port, user, password, database: name } = own.connection;
  const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`;
  gateways = [await killableGateway({ DATABASE_URL }), await killableGateway({ DATABASE_URL })];
  for (const gateway of gateways) await gateway.start();
  database = openDatabase({ connection: own.connection });
  await database.queries.insert(settings).values({ merchant, name: 'withdrawalsPerDay', value: '100' });
}, HOUR);
afterAll(async () => {
  await database.close();
  for (const gateway of gateways) await gateway.close();
  await own.drop();
}, HOUR);

interface Saver {
  readonly id: string;
  readonly token: string;
  readonly accountId: string;
}

let made = 0;
const newSaver = async (money: bigint): Promise<Saver> => {
  const { queries } = database;
  const now = runtime.now();
  made += 1;
  const { id } = await memberService(queries, runtime).create({ merchant, account: `saver${made}` });
  await database.transaction((tx) =>
    post(tx, {
      key: `opening:${id}`,
      merchant,
      reason: 'test',
      ref: id,
      at: now,
      entries: transfer({ kind: 'house' }, { kind: 'member', owner: id }, money, 'VND'),
    }),
  );
  const accountId = runtime.newId();
  await queries.insert(bankAccounts).values({
    id: accountId,
    merchant,
    memberId: id,
    kind: 'bank',
    bankName: 'An Phú Bank',
    number: '1900234821',
    ownerName: 'NGUYEN VAN A',
    createdAt: now,
    usableAt: now,
  });
  const place = { ip: '127.0.0.1', agent: 'test' };
  return { id, accountId, token: await sessionService(queries, runtime).begin(merchant, id, place) };
};

const ticketOf = ({ id }: Saver) =>
  oneTimeTokenStore(database.queries, runtime).issue(merchant, 'payment', { memberId: id });
const balance = ({ id }: Saver) =>
  balanceOf(database.queries, merchant, { kind: 'member', owner: id }, 'VND');
const ordersOf = ({ id }: Saver) =>
  database.queries.select().from(withdrawals).where(eq(withdrawals.memberId, id));

interface Sent {
  readonly key: string;
  readonly ticket: string;
  readonly amount?: bigint;
  /** Which of the gateways. */
  readonly at: number;
  /** The connection is cut as soon as the call is out. */
  readonly drops?: true;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

const withdraw = ({ token, accountId }: Saver, { key, ticket, amount = AMOUNT, at, drops }: Sent) =>
  new Promise<Answered | undefined>((resolve) => {
    const address = new URL(gateways[at % gateways.length]?.address() ?? '');
    const body = JSON.stringify({ accountId, amount: amount.toString(), ticket });
    const call = request(
      {
        host: address.hostname,
        port: address.port,
        path: endpoints.withdraw.path,
        method: 'POST',
        headers: {
          host: `${merchant}.localhost`,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          [headers.client]: 'test',
          [headers.idempotencyKey]: key,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', () => resolve(undefined));
    call.end(body, () => {
      if (drops) call.destroy();
    });
  });

const orderNoIn = ({ text }: Answered): string =>
  (JSON.parse(text) as { value: Value<'withdraw'> }).value.orderNo;

test(
  `security §4 overdraw: of ${AT_ONCE} withdrawals at once over one balance on two gateways as many are taken as fit`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const saver = await newSaver(AMOUNT * FITS + 1n);
      const tickets = await Promise.all(Array.from({ length: AT_ONCE }, () => ticketOf(saver)));
      const answers = await Promise.all(
        tickets.map((ticket, at) => withdraw(saver, { ticket, at, key: runtime.newId() })),
      );
      const taken = answers.filter((answer) => answer?.status === 200).length;
      expect([round, taken, await balance(saver)]).toEqual([round, Number(FITS), 1n]);
      expect(answers.every((answer) => answer?.status === 200 || answer?.status === 409)).toBe(true);
    }
    expect(booksAreSound(await compareBalances(database))).toBe(true);
  },
  HOUR,
);

test(
  'security §4 duplicate submit: one key 100 times at once on two gateways withdraws once, with one answer',
  async () => {
    const saver = await newSaver(AMOUNT * FITS);
    const [ticket, key] = [await ticketOf(saver), runtime.newId()];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => withdraw(saver, { ticket, key, at })),
    );
    const orders = await ordersOf(saver);
    expect(orders).toHaveLength(1);
    const said = answers.filter((answer) => answer?.status === 200).map((answer) => answer?.text);
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(1);
    const other = await withdraw(saver, { ticket, key, at: 1, amount: AMOUNT * 2n });
    expect([other?.status, other?.text.includes('idempotency_key_reused')]).toEqual([422, true]);
    expect(await balance(saver)).toBe(AMOUNT * (FITS - 1n));
  },
  HOUR,
);

test(
  'security §4 money call unanswered: a withdrawal whose answer was lost is found by its key on the other gateway, and nothing moves twice',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const saver = await newSaver(AMOUNT * FITS);
      const sent = { ticket: await ticketOf(saver), key: runtime.newId() };
      await withdraw(saver, { ...sent, at: round, drops: true });
      const again = await withdraw(saver, { ...sent, at: round + 1 });
      expect(again?.status).toBe(200);
      const [order, ...others] = await ordersOf(saver);
      expect([others.length, again && orderNoIn(again)]).toEqual([0, order?.orderNo]);
      expect(await balance(saver)).toBe(AMOUNT * (FITS - 1n));
    }
    expect(booksAreSound(await compareBalances(database))).toBe(true);
  },
  HOUR,
);
