import { openDatabase } from '../database/database.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import { capturedLog } from '../../testing/capturedLog.ts';
import { testGateway } from '../../testing/testGateway.ts';

test('security row 13: secrets of calls never reach the log', async () => {
  const { log, text } = capturedLog();
  const gateway = await testGateway({ log });
  const { token } = await gateway.members.create({ account: 'lan', password: 'S3cret pass' });
  const body = { username: 'lan', password: 'S3cret pass', type: 'username' };
  const login = await gateway.call('login', { body, headers: { cookie: 'lang=vi; other=C00kie' } });
  const fresh = (login.body.value as { token: string }).token;
  await gateway.call('memberInfo', { token });
  await gateway.app.inject({
    url: '/login?token=0ne-time-code',
    headers: { host: 'aurora.localhost', referer: 'https://x/?code=0ther-code' },
  });
  await gateway.close();
  expect(text()).toContain('/wps/session/login');
  for (const secret of ['S3cret', token, fresh, 'C00kie', '0ne-time-code', '0ther-code']) {
    expect(text()).not.toContain(secret);
  }
});

test('security row 13: a line that is given a secret by name writes it masked', () => {
  const { log, text } = capturedLog();
  log.info({ password: 'S3cret', member: { mobileNum: '0912345678' }, a: { b: { token: 'T0ken' } } }, 'line');
  expect(text()).toContain('[redacted]');
  for (const secret of ['S3cret', '0912345678', 'T0ken']) expect(text()).not.toContain(secret);
});

test('security row 13: a query that fails is logged without its values', async () => {
  const { log, text } = capturedLog();
  const database = openDatabase({ connection: { host: '/nowhere' } });
  await memberRepository(database.queries)
    .byKey('aurora', 'S3cret account')
    .catch((err: unknown) => log.error({ err }, 'failed'));
  await database.close();
  expect(text()).toContain('Failed query');
  expect(text()).not.toContain('S3cret account');
});
