import type { EndpointName } from '#contract/endpoints';
import { announcementQuery } from '#contract/firstCalls';
import { notices } from '../../content/schema.ts';
import { memberService } from '../members/memberService.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { registerRules } from '../fieldRules/schema.ts';

let gateway: TestGateway;
let token: string;
let memberId: string;
beforeAll(async () => {
  gateway = await testGateway();
  const made = await gateway.members.create({ account: 'lan' });
  [token, memberId] = [made.token, made.row.id];
});
afterAll(() => gateway.close());

type Change = () => Promise<unknown>;
const merchant = 'aurora';

const rows: [EndpointName, Record<string, string> | undefined, Change][] = [
  ['whitelabel', undefined, () => setFlags(gateway, ['FREEPLAY3'])],
  ['publicSetting', undefined, () => setSetting(gateway, 'captchaRegister', 'on')],
  [
    'registerSetting',
    { language: 'EN' },
    () =>
      gateway.database.queries.insert(registerRules).values({
        merchant,
        field: 'email',
        enabled: true,
        required: true,
        minLength: 5,
        maxLength: 64,
        patternId: 'email',
        acceptedPattern: null,
      }),
  ],
  [
    'announcements',
    { ...announcementQuery('EN', 'B') },
    () =>
      gateway.database.queries.insert(notices).values({
        merchant,
        kind: 'general',
        publishedAt: new Date(gateway.clock.now().getTime() - 1_000),
        texts: { EN: { title: 'Fresh', content: '<p>Fresh</p>' } },
      }),
  ],
  [
    'memberInfo',
    undefined,
    () =>
      memberService(gateway.database.queries, gateway.clock).update(merchant, memberId, {
        nickname: 'Lan Lan',
      }),
  ],
];

test.each(rows)(
  'API-02 %s answers what stands in the database, as soon as it does',
  async (name, query, change) => {
    const ask = async () =>
      (await gateway.call(name, { token, ...(query && { query }) })) as {
        status: number;
        body: { value?: unknown };
      };
    const before = await ask();
    expect(before).toMatchObject({ status: 200, body: { success: true } });
    await change();
    expect((await ask()).body.value).not.toEqual(before.body.value);
  },
);
