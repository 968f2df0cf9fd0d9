import { eq } from 'drizzle-orm';
import { memberService } from '../members/memberService.ts';
import { passwordSetter } from '../passwords/setPassword.ts';
import { meetAtMember } from '../../testing/meetAtMember.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { checkService } from './checkService.ts';
import { entryService } from './entryService.ts';
import { rememberService } from '../sessions/rememberService.ts';
import { rememberedDevices, sessions } from '../sessions/schema.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const place = { ip: '203.0.113.9', agent: 'test' };
const password = { mustChange: false, expired: false };

const setUp = async () => {
  const { database } = gateway;
  const runtime = testRuntime();
  const { row: lan } = await gateway.members.create({ account: 'lan', password: 'old', payeeName: 'Lan' });
  return {
    database,
    runtime,
    lan,
    ...entryService(database, runtime),
    changePassword: () => passwordSetter(database, runtime)(lan, 'another hash', place),
    living: async () => {
      const begun = await database.queries.select().from(sessions).where(eq(sessions.memberId, lan.id));
      return begun.filter(({ endedAt }) => endedAt === null);
    },
  };
};

test('a password that is changed while the old one is being proved begins no session', async () => {
  const { lan, enter, changePassword, living } = await setUp();
  await expect(enter(lan, { place, password })).resolves.toMatchObject({ value: { passwordExpired: false } });
  await changePassword();
  await expect(enter(lan, { place, password })).rejects.toMatchObject({ code: 'wrong_account_or_password' });
  expect(await living()).toEqual([]);
});

test('an account that is disabled while its password is being proved began a session, which lived once it was enabled again (SOUND-01)', async () => {
  const { database, runtime, lan, enter, living } = await setUp();
  const before = await living();
  await memberService(database.queries, runtime).update(lan.merchant, lan.id, { state: 'disabled' });
  await expect(enter(lan, { place, password })).rejects.toMatchObject({ code: 'wrong_account_or_password' });
  expect(await living()).toEqual(before);
});

test('LOGIN-09 a device that comes back while the password is changed is not remembered any more', async () => {
  const { database, runtime, lan, comeBack, changePassword, living } = await setUp();
  const remembered = rememberService(database.queries, runtime);
  const { value } = await remembered.next(remembered.begin(lan.merchant, lan.id));
  await meetAtMember<unknown>(database, lan.id, [changePassword, () => comeBack(lan.merchant, value, place)]);
  expect(await living()).toEqual([]);
  expect(await database.queries.select().from(rememberedDevices)).toEqual([]);
});

test('LOGIN-12 a check that was issued for an old password cannot be passed', async () => {
  const { database, runtime, lan, enter, changePassword, living } = await setUp();
  await enter(lan, { place: { ...place, ip: '192.0.2.1' }, password });
  await changePassword();
  const checks = checkService(database, runtime);
  const refusal = await checks.enterChecked(lan, { place, password }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(refusal).toMatchObject({ code: 'check_required' });
  const { ticket } = (refusal as { value: { check: { ticket: string } } }).value.check;
  await expect(
    checks.answer(lan.merchant, { ticket, method: 'bankName', answer: 'Lan' }, place),
  ).rejects.toMatchObject({ code: 'code_expired' });
  expect(await living()).toEqual([]);
});
