import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { orderBook, type BookedOrder, type ToldEvent } from './orderBook.ts';
import { idOf, signed } from './webhook.ts';

// A payment provider as a process of its own, written from docs/ports alone: it knows nothing of the gateway's code.
// Its hand and its clock are the test's, by messages between the processes; all else goes over HTTP.

/** What may go wrong at or on the way to it. */
export interface Faults {
  /** Nobody is there: calls are cut unread, nothing is told. */
  readonly silent: boolean;
  /** The work is done and the answer gets lost, or is a 500. */
  readonly drops: boolean;
  readonly fails: boolean;
  /** The work is done and the answer waits until `release`. */
  readonly holds: boolean;
  /** Events are lost, come twice, backwards, with something wrong in them, or signed by somebody else first. */
  readonly loses: boolean;
  readonly repeats: boolean;
  readonly reverses: boolean;
  readonly lies: 'amount' | 'currency' | 'order' | '';
  readonly forges: boolean;
}

const none: Faults = {
  ...{ silent: false, drops: false, fails: false, holds: false },
  ...{ loses: false, repeats: false, reverses: false, lies: '', forges: false },
};

export type Order =
  | { readonly act: 'set up'; readonly callback: string; readonly secrets: readonly string[] }
  | { readonly act: 'clock'; readonly now: number }
  | { readonly act: 'faults'; readonly faults: Partial<Faults> }
  /** The member pays a deposit, the whole of it unless an amount is given. Payouts are paid at once, those that end in 7 rejected. */
  | { readonly act: 'pay'; readonly orderNo: string; readonly amount?: string }
  | { readonly act: 'reject'; readonly orderNo: string }
  /** Tells what is due; answers how many events are left. */
  | { readonly act: 'tell' }
  | { readonly act: 'books' }
  /** Once a call is held. */
  | { readonly act: 'held' }
  | { readonly act: 'release' };

type Body = Readonly<Record<string, string>>;

const book = orderBook();
const seen = new Set<string>();
let faults = none;
let now = 0;
let callback = '';
let secrets: readonly string[] = [];
let released = Promise.withResolvers<void>();
let held = Promise.withResolvers<void>();

const open = ({ merchant = '', orderNo = '', amount = '', currency = '' }: Body, kind: BookedOrder['kind']) =>
  book.open({ kind, merchant, orderNo, amount, currency });

const acts: Readonly<Record<string, (body: Body) => object>> = {
  '/v1/deposits deposit.begin': (body) => {
    const { order } = open(body, 'deposit');
    const instructions = { bankName: 'Outside Bank', accountNumber: '0042', content: order.orderNo };
    return { instructions };
  },
  '/v1/payouts payout.send': (body) => {
    const { order, isFresh } = open(body, 'payout');
    if (isFresh) book.end(order, order.amount.endsWith('7') ? 'rejected' : 'paid', order.amount, now);
    return { taken: true };
  },
  '/v1/status order.status': ({ merchant = '', orderNo = '', kind }) => {
    const order = book.find(merchant, orderNo);
    if (order === undefined || order.kind !== kind) return { state: 'unknown' };
    const { state, paid, amount, currency } = order;
    if (state === 'open') return { state };
    return { state, currency, amount: state === 'paid' ? paid : amount };
  },
};

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (faults.silent) return void request.socket.destroy();
  const raw = await text(request);
  const call = idOf(secrets, request.headers, raw, new Date(now));
  const respond = (status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (call === undefined || seen.has(call)) return void respond(403, { error: 'signature' });
  seen.add(call);
  const body = JSON.parse(raw) as Body;
  const act = acts[`${request.url} ${body.type}`];
  if (request.method !== 'POST' || act === undefined) return void respond(404, { error: 'unknown call' });
  const value = act(body);
  if (faults.holds) {
    held.resolve();
    await released.promise;
  }
  if (faults.drops) return void request.socket.destroy();
  respond(faults.fails ? 500 : 200, faults.fails ? { error: 'internal' } : value);
};

const disguise = (told: ToldEvent): ToldEvent => {
  if (faults.lies === 'amount') return { ...told, amount: String(BigInt(told.amount) + 1n) };
  if (faults.lies === 'currency') return { ...told, currency: 'USD' };
  return faults.lies === 'order' ? { ...told, orderNo: `${told.orderNo.slice(0, -2)}00` } : told;
};

/** Status and message of the answer; 0 where none came. */
const send = async (told: ToldEvent, by = secrets): Promise<{ status: number; message: string }> => {
  const body = JSON.stringify(told);
  // An id for each sending: the clock of a test stands still, and an id counts once a second.
  const headers = signed(by, randomUUID(), new Date(now), body);
  try {
    const got = await fetch(callback, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const { message = '' } = (await got.json()) as { message?: string };
    return { status: got.status, message };
  } catch {
    return { status: 0, message: '' };
  }
};

const forged = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
const final = new Set(['bad_request', 'not_found', 'operation_not_enabled', 'amount_out_of_range']);

const tell = async (): Promise<number> => {
  if (faults.silent) return book.left();
  const due = book.takeDue(now);
  if (faults.loses) return book.left();
  for (const event of faults.reverses ? due.toReversed() : due) {
    const told = disguise(event.told);
    if (faults.forges) await send({ ...told, event: randomUUID(), result: 'rejected' }, forged);
    if (faults.repeats) await Promise.all([send(told), send(told)]);
    const { status, message } = await send(told);
    if (status !== 200 && !final.has(message)) book.putBack(event, now);
  }
  return book.left();
};

const endOrder = (orderNo: string, state: 'paid' | 'rejected', amount?: string): void => {
  const order = book.all().find((one) => one.orderNo === orderNo);
  if (order === undefined) throw new Error(`No order ${orderNo}`);
  book.end(order, state, amount ?? order.amount, now);
};

const perform = async (order: Order): Promise<unknown> => {
  switch (order.act) {
    case 'set up':
      ({ callback, secrets } = order);
      return undefined;
    case 'clock':
      now = order.now;
      return undefined;
    case 'faults':
      faults = { ...none, ...order.faults };
      return undefined;
    case 'pay':
      return endOrder(order.orderNo, 'paid', order.amount);
    case 'reject':
      return endOrder(order.orderNo, 'rejected');
    case 'tell':
      return tell();
    case 'books':
      return book.all();
    case 'held':
      return held.promise;
    case 'release':
      released.resolve();
      released = Promise.withResolvers();
      held = Promise.withResolvers();
      return undefined;
  }
};

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
}).listen(0, '127.0.0.1');
await once(server, 'listening');

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  perform(order).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ port: (server.address() as AddressInfo).port });
