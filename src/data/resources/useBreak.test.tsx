import { act, renderHook, waitFor } from '@testing-library/react';
import { inSite, testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { useBreak } from './useBreak';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const render = () => renderHook(useBreak, { wrapper: inSite(testSite()) });
const pause = { kind: 'break', until: new Date(testBoot.now + 1_800_000).toISOString() } as const;
const none = { pause: null, realityCheckAt: null };

test('GAME-07 whether a break runs is unknown until the gateway has answered', async () => {
  gateway.answers('playBreak', none);
  const { result } = render();
  expect(result.current).toMatchObject({ isLoading: true, busy: false, pause: undefined });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.pause).toBeUndefined();
});

test('GAME-07 a break is busy while it is sent, and over when its countdown has ended', async () => {
  gateway.answers('playBreak', none);
  const { result } = render();
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  gateway.answers('takeBreak', pause);
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.take(30);
  });
  expect(result.current.busy).toBe(true);
  expect(await act(() => sent)).toBeUndefined();
  expect(result.current).toMatchObject({ busy: false, failure: undefined, pause });
  act(() => result.current.end());
  expect(result.current.pause).toBeUndefined();
});

test('GAME-07 a refused break is a failure, until one is taken', async () => {
  gateway.answers('playBreak', none);
  const { result } = render();
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  gateway.refuses('takeBreak', 'too_many_requests', 429);
  const failure = await act(() => result.current.take(15));
  expect(failure).toMatchObject({ code: 'too_many_requests' });
  expect(result.current).toMatchObject({ busy: false, failure, pause: undefined });
  gateway.answers('takeBreak', pause);
  await act(() => result.current.take(15));
  expect(result.current).toMatchObject({ failure: undefined, pause });
});
