import { pushServices, usualPushOrigins } from './pushServices.ts';

const { allows } = pushServices({ origins: usualPushOrigins });

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('SSRF: %s is taken', (endpoint) => {
  expect(allows(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@example/',
  'https://notify.windows.com/',
  'https://evilnotify.windows.com/',
  'https://a.push.apple.com:444/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'file:///etc/passwd',
  'nonsense',
])('SSRF: %s is refused', (endpoint) => {
  expect(allows(endpoint)).toBe(false);
});

test('SSRF: nothing is sent to an address that is not allowed, and the refusal does not tell it', async () => {
  const { post } = pushServices({ origins: [] });
  const refusal = post('https://push.example/secret', {}, Buffer.from('x')).catch(String);
  expect(await refusal).not.toContain('secret');
});
