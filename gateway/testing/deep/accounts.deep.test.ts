import fc from 'fast-check';
import { memberService } from '../../members/members/memberService.ts';
import { outbox } from '../../sender/messages/schema.ts';
import { acceptsText } from '../../members/fieldRules/acceptsText.ts';
import { isSafeName } from '../../members/names/safeName.ts';
import { settings } from '../../brands/settings/schema.ts';
import { readCaptcha } from '../readCaptcha.ts';
import { setFlags } from '../setFlags.ts';
import { setSetting } from '../setSetting.ts';
import { testGateway, type TestGateway } from '../testGateway.ts';
import { hostilePatterns, honestPatterns, invalidPatterns } from './patternCorpus.ts';
import { nameCorpus } from './nameCorpus.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

test(
  'security §4 server regex: 100 hostile expressions never hold a call up, 60 honest ones decide, 40 invalid ones say nothing',
  async () => {
    expect([hostilePatterns.length, honestPatterns.length, invalidPatterns.length]).toEqual([100, 60, 40]);
    // The thread that may have to be ended is started before anything is measured.
    await acceptsText('(?=a)a', 'a');
    for (const { source, text } of hostilePatterns) {
      const began = performance.now();
      const verdict = await acceptsText(source, text);
      expect([source, performance.now() - began < 1_000]).toEqual([source, true]);
      expect([source, verdict === true]).toEqual([source, false]);
    }
    for (const { source, accepted, refused } of honestPatterns) {
      const verdicts = [await acceptsText(source, accepted), await acceptsText(source, refused)];
      expect([source, ...verdicts]).toEqual([source, true, false]);
    }
    for (const source of invalidPatterns) {
      expect([source, await acceptsText(source, 'anything')]).toEqual([source, undefined]);
    }
  },
  HOUR,
);

test('security §4 user names: 300 names are judged as written down, and normalising twice is normalising once', () => {
  expect(nameCorpus.length).toBeGreaterThanOrEqual(300);
  for (const [name, safe] of nameCorpus) expect([name, isSafeName(name)]).toEqual([name, safe]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
      const once = name.normalize('NFC');
      expect(isSafeName(once)).toBe(isSafeName(name));
      expect(isSafeName(once.normalize('NFC'))).toBe(isSafeName(once));
    }),
    { numRuns: 20_000, seed: 88 },
  );
});

describe('on a gateway', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await testGateway();
  }, HOUR);
  afterEach(() => gateway.close());

  const login = (username: string, password: string, ip: string, proof: object = {}) =>
    gateway.call('login', { ip, body: { username, password, type: 'username', ...proof } });

  /** Half of the samples each, taken in turn so that a busy machine weighs on both alike. */
  const compared = async (samples: number, one: (at: number) => Promise<unknown>, other: typeof one) => {
    const taken: [number[], number[]] = [[], []];
    for (let at = 0; at < samples; at += 1) {
      for (const [side, act] of [one, other].entries()) {
        const began = performance.now();
        await act(at);
        taken[side]?.push(performance.now() - began);
      }
    }
    const [p50, otherP50] = taken.map((times) => times.toSorted((a, b) => a - b)[samples >> 1] ?? 0);
    return Math.abs((p50 ?? 0) - (otherP50 ?? 0));
  };

  test(
    'security §4 enumeration: log-in, codes and forgotten passwords take as long for nobody as for somebody',
    async () => {
      const samples = 500;
      await setFlags(gateway, ['MOBILEVERCODELOGIN3']);
      await setSetting(gateway, 'smsPerDay', '1000000');
      await setSetting(gateway, 'smsPerPrefix', '1000000');
      const members = memberService(gateway.database.queries, gateway.clock);
      for (let at = 0; at < samples; at += 1) {
        const { row } = await gateway.members.create({ account: `known${at}` });
        const contact = { mobile: `+84912${String(at).padStart(6, '0')}`, email: `known${at}@vidu.com` };
        await members.update('aurora', row.id, contact);
      }
      const { row } = await gateway.members.create({ account: 'pattern', password: 'right' });
      for (let at = 0; at < samples; at += 1) {
        const known = await members.byAccount('aurora', `known${at}`);
        await members.update('aurora', known?.id ?? '', { passwordHash: row.passwordHash });
      }
      const ip = (side: number, at: number) => `10.${side}.${at >> 8}.${at & 255}`;
      const gaps = {
        login: await compared(
          samples,
          (at) => login(`known${at}`, 'wrong', ip(1, at)),
          (at) => login(`nobody${at}`, 'wrong', ip(2, at)),
        ),
        code: await compared(
          samples,
          (at) =>
            gateway.call('loginSms', {
              ip: ip(3, at),
              body: { mobileNum: `0912${String(at).padStart(6, '0')}` },
            }),
          (at) =>
            gateway.call('loginSms', {
              ip: ip(4, at),
              body: { mobileNum: `0987${String(at).padStart(6, '0')}` },
            }),
        ),
        mail: await compared(
          samples,
          (at) =>
            gateway.call('forgotByEmail', {
              ip: ip(5, at),
              body: { username: `known${at}`, email: `known${at}@vidu.com` },
            }),
          (at) =>
            gateway.call('forgotByEmail', {
              ip: ip(6, at),
              body: { username: `nobody${at}`, email: `nobody${at}@vidu.com` },
            }),
        ),
      };
      process.stdout.write(`${JSON.stringify({ samples, gaps })}\n`);
      for (const gap of Object.values(gaps)) expect(gap).toBeLessThan(10);
    },
    HOUR,
  );

  test(
    'security §4 guessing: a week of tries from everywhere looks at fewer than a hundred passwords',
    async () => {
      await gateway.members.create({ account: 'lan', password: 'right' });
      let looked = 0;
      for (let quarter = 0; quarter < 7 * 24 * 4; quarter += 1) {
        for (let tried = 0; tried < 21; tried += 1) {
          const proof = tried < 5 ? {} : await readCaptcha(gateway, 'login');
          const { status } = await login(
            'lan',
            `guess ${quarter} ${tried}`,
            `10.0.${quarter % 250}.${tried}`,
            proof,
          );
          if (status === 401) looked += 1;
          if (status === 429) break;
        }
        gateway.clock.advance(15 * MINUTE);
      }
      process.stdout.write(`${JSON.stringify({ looked })}\n`);
      expect(looked).toBeLessThan(100);
    },
    HOUR,
  );

  test(
    'security §4 SMS: whatever a bomber does for a day, numbers, addresses, prefixes and the budget hold',
    async () => {
      await setFlags(gateway, ['REGMOBVERF3']);
      await gateway.database.queries.insert(settings).values([
        { merchant: 'aurora', name: 'smsPerDay', value: '300' },
        { merchant: 'aurora', name: 'smsPerPrefix', value: '20' },
      ]);
      const draw = fc.sample(
        fc.record({
          number: fc.integer({ min: 0, max: 80 }),
          range: fc.integer({ min: 10, max: 40 }),
          ip: fc.integer({ min: 0, max: 60 }),
        }),
        { numRuns: 1_500, seed: 88 },
      );
      for (const { number, range, ip } of draw) {
        const mobileNo = `09${range}${String(number).padStart(6, '0')}`;
        await gateway.call('registerSms', { ip: `10.0.0.${ip}`, body: { mobileNo } });
        gateway.clock.advance(20_000);
      }
      const sent = await gateway.database.queries.select().from(outbox);
      const most = (key: (row: (typeof sent)[number]) => string) =>
        Math.max(
          ...Map.groupBy(sent, key)
            .values()
            .map((rows) => rows.length),
        );
      const hourOf = ({ at }: { at: Date }) => Math.floor(at.getTime() / HOUR);
      process.stdout.write(`${JSON.stringify({ asked: draw.length, sent: sent.length })}\n`);
      expect(sent.length).toBeGreaterThan(50);
      expect(sent.length).toBeLessThanOrEqual(300);
      expect(most(({ recipient }) => recipient)).toBeLessThanOrEqual(5);
      expect(most((row) => `${row.recipient.slice(0, 6)} ${hourOf(row)}`)).toBeLessThanOrEqual(40);
    },
    HOUR,
  );
});
