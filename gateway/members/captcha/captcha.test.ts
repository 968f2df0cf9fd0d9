import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaChallenge, captchaWork } from '../../testing/captchaWork.ts';
import { readCaptcha } from '../../testing/readCaptcha.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
  await gateway.members.create({ account: 'lan', password: 'right' });
  await setSetting(gateway, 'captchaPassword', 'on');
});
afterEach(() => gateway.close());

const forgot = (proof: object) =>
  gateway.call('forgotByEmail', { body: { username: 'lan', email: 'lan@vidu.com', ...proof } });
const refused = { status: 400, body: { message: 'captcha_failed' } };

test('LOGIN-07 who cannot read the picture lets the browser work instead, also where nobody is verified', async () => {
  expect(await forgot({})).toMatchObject({ body: { message: 'captcha_missing' } });
  const proof = { captchaWork: await captchaWork(gateway, 'password') };
  expect(await forgot(proof)).toMatchObject({ status: 200 });
  expect(await forgot(proof)).toMatchObject(refused);
});

test('security row 19: work for another call, the light work, or none stands for no picture', async () => {
  expect(await forgot({ captchaWork: await captchaWork(gateway, 'register') })).toMatchObject(refused);
  expect(await forgot({ captchaWork: '' })).toMatchObject(refused);
  expect(await forgot({ captchaWork: 'bm90IEpTT04=' })).toMatchObject(refused);
  // A right picture does not make up for wrong work: what is sent is what counts.
  const read = await readCaptcha(gateway, 'password');
  expect(await forgot({ ...read, captchaWork: 'bm90IEpTT04=' })).toMatchObject(refused);
  expect(await forgot(read)).toMatchObject({ status: 200 });
});

test('security row 19: the work costs many times what human verification does, and stands for a captcha alone', async () => {
  const { status } = await gateway.call('humanChallenge', { query: { action: 'sms', instead: 'captcha' } });
  expect(status).toBe(400);
  const challenge = await captchaChallenge(gateway, 'login');
  expect(challenge.parameters.data).not.toMatchObject({ action: 'login' });
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(3_000);
});
