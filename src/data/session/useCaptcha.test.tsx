import { act, renderHook, waitFor } from '@testing-library/react';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { challengeSecret, testChallenge } from '@/testing/testChallenge';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import { useCaptcha } from './useCaptcha';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('captcha', 'QUJD'));
afterEach(gateway.reset);
afterAll(gateway.close);

const open = async () => {
  const { result } = renderHook(() => useCaptcha('login', true), { wrapper: inSite(testSite()) });
  await waitFor(() => expect(result.current.image).toBe('data:image/png;base64,QUJD'));
  return result;
};

test('LOGIN-07 letters that were read go along with the name of their picture', async () => {
  const captcha = await open();
  expect(await captcha.current.answer(' 47K2M ')).toEqual({
    captcha: '47K2M',
    captchaId: expect.stringMatching(/^[\w-]{22}$/),
  });
});

test('LOGIN-07 a visitor who cannot read the picture lets the browser work, and need not wait to send the form', async () => {
  gateway.answers('humanChallenge', await testChallenge('login captcha'));
  const captcha = await open();
  act(() => captcha.current.toWork());
  expect(captcha.current).toMatchObject({ work: 'busy', byWork: true });
  const answer = await act(() => captcha.current.answer(''));
  const { captchaWork = '' } = answer as { captchaWork?: string };
  const proof = JSON.parse(atob(captchaWork)) as object;
  expect(
    await verifySolution({ ...proof, hmacSignatureSecret: challengeSecret, deriveKey } as never),
  ).toMatchObject({
    verified: true,
  });
  await waitFor(() => expect(captcha.current.work).toBe('done'));
  const { url } = gateway.asked.find((request) => request.url.includes('uman')) as Request;
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ action: 'login', instead: 'captcha' });

  act(() => captcha.current.toPicture());
  expect(await captcha.current.answer('47K2M')).toMatchObject({ captcha: '47K2M' });
});

test('LOGIN-07 where the work cannot be done the picture is there again', async () => {
  gateway.refuses('humanChallenge', 'too_many_requests', 429);
  const captcha = await open();
  act(() => captcha.current.toWork());
  await waitFor(() => expect(captcha.current).toMatchObject({ work: 'failed', byWork: false }));
  expect(await captcha.current.answer('47K2M')).toMatchObject({ captcha: '47K2M' });
});
