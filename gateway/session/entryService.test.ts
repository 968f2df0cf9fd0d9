import { eq } from 'drizzle-orm';
import { memberService } from '../member/memberService.ts';
import { passwordSetter } from '../password/setPassword.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { testRuntime } from '../testing/testRuntime.ts';
import { entryService } from './entryService.ts';
import { sessions } from './schema.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const place = { ip: '203.0.113.9', agent: 'test' };
const password = { mustChange: false, expired: false };

test('a password that is changed while the old one is being proved begins no session', async () => {
  const { database } = gateway;
  const runtime = testRuntime();
  await gateway.members.create({ account: 'lan', password: 'old' });
  const lan = await memberService(database.queries, runtime).byAccount('aurora', 'lan');
  if (lan === undefined) throw new Error('No member');
  const enter = entryService(database, runtime);
  await expect(enter(lan, { place, password })).resolves.toMatchObject({ value: { passwordExpired: false } });
  await passwordSetter(database, runtime)(lan, 'another hash', place);
  await expect(enter(lan, { place, password })).rejects.toMatchObject({ code: 'wrong_account_or_password' });
  const begun = await database.queries.select().from(sessions).where(eq(sessions.memberId, lan.id));
  expect(begun.filter(({ endedAt }) => endedAt === null)).toEqual([]);
});
