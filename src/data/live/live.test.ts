import { liveClose } from '#contract/live';
import { createLive } from './live';

interface Opened {
  ticket: string;
  sent: string[];
  closed: boolean;
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: (code: number) => void;
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const setUp = (tickets: (string | undefined)[] = []) => {
  const lines: Opened[] = [];
  const pauses: { length: number; pass: () => void }[] = [];
  const misfits: string[] = [];
  const states: boolean[] = [];
  let ticket = 0;
  const live = createLive({
    askTicket: () => {
      ticket += 1;
      return Promise.resolve(tickets.length > 0 ? tickets.shift() : `ticket${ticket}`);
    },
    open: (given, events) => {
      const opened: Opened = { ticket: given, sent: [], closed: false, ...events };
      lines.push(opened);
      return {
        send: (text) => opened.sent.push(text),
        close: () => {
          opened.closed = true;
        },
      };
    },
    language: () => 'VI',
    wait: (length) => new Promise((resolve) => pauses.push({ length, pass: resolve })),
    random: () => 1,
    onState: (open) => states.push(open),
    onMisfit: (text) => misfits.push(text),
  });
  const line = (index = lines.length - 1) => lines[index] as Opened;
  const say = (topic: string, sequence: number, value: unknown, index?: number) =>
    line(index).onText(JSON.stringify({ topic, sequence, value }));
  const pass = async () => {
    pauses.shift()?.pass();
    await settled();
  };
  return { live, lines, line, say, pauses, pass, misfits, states };
};

const money = (amount: string) => ({ balance: { amount, currency: 'VND' } });

test('design §2: the socket is opened with a ticket for the first listener and closed after the last', async () => {
  const { live, lines, line } = setUp();
  expect(lines).toHaveLength(0);
  const stop = live.hear('balance', () => undefined);
  await settled();
  line().onOpen();
  expect(line().ticket).toBe('ticket1');
  expect(line().sent).toEqual([JSON.stringify({ topics: ['balance'], language: 'VI' })]);
  const stopWinners = live.hear('winners', () => undefined);
  expect(line().sent.at(-1)).toBe(JSON.stringify({ topics: ['balance', 'winners'], language: 'VI' }));
  stop();
  expect(line().closed).toBe(false);
  stopWinners();
  expect(line().closed).toBe(true);
  expect(lines).toHaveLength(1);
});

test('design §2: values in sequence are delivered; a gap makes the page fetch the topic again', async () => {
  const { live, line, say } = setUp();
  const heard: unknown[] = [];
  live.hear('balance', (value) => heard.push(value));
  await settled();
  line().onOpen();
  say('balance', 0, null);
  say('balance', 1, money('1'));
  say('balance', 3, money('3'));
  say('balance', 4, money('4'));
  expect(heard).toEqual([null, money('1'), null, money('4')]);
});

test('an unknown message is ignored', async () => {
  const { live, line } = setUp();
  const heard: unknown[] = [];
  live.hear('balance', (value) => heard.push(value));
  await settled();
  line().onOpen();
  for (const text of ['{', 'null', '{"topic":"balance"}', '{"topic":"odds","sequence":0,"value":null}'])
    line().onText(text);
  expect(heard).toEqual([]);
});

test('the page is told when the socket opens and closes (SYS-02)', async () => {
  const { live, line, states } = setUp();
  const stop = live.hear('site', () => undefined);
  await settled();
  expect(states).not.toContain(true);
  line().onOpen();
  expect(states.at(-1)).toBe(true);
  line().onClose(1006);
  expect(states.at(-1)).toBe(false);
  stop();
  expect(states.at(-1)).toBe(false);
});

test('a line that breaks is opened again with a new ticket, later each time', async () => {
  const { live, lines, line, pauses, pass } = setUp();
  live.hear('winners', () => undefined);
  await settled();
  line().onClose(1006);
  expect(pauses[0]?.length).toBe(1_000);
  await pass();
  expect(line().ticket).toBe('ticket2');
  line().onClose(1006);
  expect(pauses[0]?.length).toBe(2_000);
  await pass();
  expect(lines).toHaveLength(3);
});

test('a line that was open begins again with the shortest pause; no pause is longer than 30 seconds', async () => {
  const { live, line, pauses, pass } = setUp();
  live.hear('winners', () => undefined);
  await settled();
  for (const length of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    line().onClose(1006);
    expect(pauses[0]?.length).toBe(length);
    await pass();
  }
  line().onOpen();
  line().onClose(1006);
  expect(pauses[0]?.length).toBe(1_000);
});

test('without a ticket the page waits and asks again', async () => {
  const { live, lines, pass } = setUp([undefined, 'late']);
  live.hear('winners', () => undefined);
  await settled();
  expect(lines).toHaveLength(0);
  await pass();
  expect(lines).toHaveLength(1);
});

test('a session that is over is not opened again, another one is', async () => {
  const { live, lines, line, pauses } = setUp();
  live.hear('balance', () => undefined);
  await settled();
  line().onOpen();
  line().onClose(liveClose.sessionOver);
  await settled();
  expect(pauses).toHaveLength(0);
  live.renew();
  await settled();
  expect(lines).toHaveLength(2);
});

test('messages of an earlier connection are ignored', async () => {
  const { live, line, say } = setUp();
  const heard: unknown[] = [];
  live.hear('balance', (value) => heard.push(value));
  await settled();
  line().onOpen();
  live.renew();
  await settled();
  say('balance', 1, money('1'), 0);
  expect(line(0).closed).toBe(true);
  expect(heard).toEqual([]);
});

test('SOUND-04 a value that does not fit its topic is fetched again instead of shown, and reported', async () => {
  const { live, line, say, misfits } = setUp();
  const heard: unknown[] = [];
  live.hear('balance', (value) => heard.push(value));
  await settled();
  line().onOpen();
  say('balance', 0, null);
  say('balance', 1, money('NaN'));
  say('balance', 2, money('2'));
  expect(heard).toEqual([null, null, money('2')]);
  expect(misfits).toEqual(['live balance.balance.amount']);
});
