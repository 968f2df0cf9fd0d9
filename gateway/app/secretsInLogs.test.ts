import { registerRules } from '../members/fieldRules/schema.ts';
import { capturedLog } from '../testing/capturedLog.ts';
import { lastCode } from '../testing/readOutbox.ts';
import { setFlags } from '../testing/setFlags.ts';
import { testGateway } from '../testing/testGateway.ts';

test('security row 13: no password, code, token, credential or number is in the log of a visit, however it goes', async () => {
  const { log, text } = capturedLog();
  const gateway = await testGateway({ log });
  await setFlags(gateway, ['USERNAMEREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']);
  await gateway.database.queries.insert(registerRules).values({
    ...{ merchant: 'aurora', field: 'email', enabled: true, required: false, minLength: 0, maxLength: 64 },
    patternId: 'email',
  });
  const secrets: string[] = [
    'hoa-sen-nở-88',
    'another-pass-77',
    'wrong-pass-66',
    '912345678',
    'lan@vidu.com',
  ];
  const note = (answer: Awaited<ReturnType<typeof gateway.call>>) => {
    const { token, changeTicket } = (answer.body.value ?? {}) as Record<string, string | undefined>;
    const cookie = String(answer.headers['set-cookie'] ?? '').split(/[=;]/)[1];
    for (const secret of [token, changeTicket, cookie]) if (secret) secrets.push(secret);
    return token ?? '';
  };
  await gateway.call('registerSms', { body: { mobileNo: '0912345678' } });
  const verificationCode = await lastCode(gateway);
  secrets.push(verificationCode);
  const form = {
    registerMethod: 'WEB',
    login: true,
    agreed: true,
    mobileNum: '0912345678',
    verificationCode,
  };
  const password = 'hoa-sen-nở-88';
  const registered = await gateway.call('register', {
    body: { ...form, username: 'minhanh', password, confirmPassword: password, email: 'lan@vidu.com' },
  });
  note(registered);
  const credentials = { username: 'minhanh', type: 'username', remember: true };
  await gateway.call('login', { body: { ...credentials, password: 'wrong-pass-66' } });
  const token = note(await gateway.call('login', { body: { ...credentials, password } }));
  await gateway.call('forgotByEmail', { body: { username: 'minhanh', email: 'lan@vidu.com' } });
  await gateway.call('changePassword', {
    token,
    body: { oldPassword: password, newPassword: 'another-pass-77', confirmNewPassword: 'another-pass-77' },
  });
  await gateway.app.inject({
    url: '/login?token=code-in-the-address&code=oauth-code',
    headers: { host: 'aurora.localhost' },
  });
  await gateway.database.queries.execute('drop table sessions cascade');
  await gateway.call('login', { body: { ...credentials, password: 'another-pass-77' } });
  await gateway.close();

  const written = text();
  expect(written).toContain('call failed');
  expect(secrets.length).toBeGreaterThan(7);
  for (const secret of [...secrets, 'code-in-the-address', 'oauth-code'])
    expect(written).not.toContain(secret);
});
