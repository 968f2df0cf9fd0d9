import { act, renderHook } from '@testing-library/react';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { challengeSecret, testChallenge } from '@/testing/testChallenge';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import { testPublicSetting } from '@/testing/testForms';
import { useHumanVerifiedCall } from './useHumanVerifiedCall';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const challenges = async () => {
  gateway.answers('humanChallenge', await testChallenge('login'));
};

const prove = async (call: (proof: { human?: string }) => Promise<never>) => {
  const { result } = renderHook(() => useHumanVerifiedCall(), { wrapper: inSite(testSite()) });
  return act(() => result.current('login', call));
};

test('LOGIN-04 the gateway can verify the proof of work', async () => {
  gateway.answers('publicSetting', testPublicSetting);
  await challenges();
  const call = jest.fn(async ({ human }: { human?: string }) =>
    human === undefined
      ? { ok: false, failure: { kind: 'refused', code: 'verification_required' } }
      : { ok: true, value: human },
  );
  await prove(call as never);
  expect(call).toHaveBeenCalledTimes(2);
  const proof = JSON.parse(atob(call.mock.calls[1]?.[0].human ?? '')) as never;
  const verdict = await verifySolution({
    ...(proof as object),
    hmacSignatureSecret: challengeSecret,
    deriveKey,
  } as never);
  expect(verdict).toMatchObject({ verified: true });
});

test('LOGIN-04 no proof is computed if none is required', async () => {
  gateway.answers('publicSetting', testPublicSetting);
  const call = jest.fn(async () => ({ ok: true, value: 1 }));
  await prove(call as never);
  expect(call).toHaveBeenCalledWith({});
  expect(call).toHaveBeenCalledTimes(1);
});

test('LOGIN-04 a form submitted before the settings have loaded waits for them and sends the proof', async () => {
  gateway.answers('publicSetting', {
    ...testPublicSetting,
    human: { ...testPublicSetting.human, login: true },
  });
  await challenges();
  const call = jest.fn(async () => ({ ok: true, value: 1 }));
  const { result } = renderHook(() => useHumanVerifiedCall(), { wrapper: inSite(testSite()) });
  // The call starts before anything has loaded.
  await act(() => result.current('login', call as never));
  expect(call.mock.calls).toEqual([[{ human: expect.any(String) }]]);
});
