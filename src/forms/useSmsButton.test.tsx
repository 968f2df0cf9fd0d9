import { act, renderHook } from '@testing-library/react';
import { useSmsButton } from './useSmsButton';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const now = () => Date.now();

const render = (over: Partial<Parameters<typeof useSmsButton>[0]> = {}) => {
  const send = jest.fn(async () => ({ ok: true as const, value: { expiredMinutes: 1 } }));
  const onFailure = jest.fn();
  let until = -Infinity;
  const kept = { read: () => until, keep: (next: number) => (until = next) };
  const open = () =>
    renderHook(() => useSmsButton({ now, check: async () => true, send, onFailure, kept, ...over }));
  return { ...open(), open, send, onFailure };
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('LOGIN-10 a code is sent, then the button counts down to zero and can be pressed again', async () => {
  const { result, send } = render();
  await act(async () => result.current.press());
  expect(result.current.seconds).toBe(60);
  await pass(30_000);
  expect(result.current.seconds).toBe(30);
  await act(async () => result.current.press());
  expect(send).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(result.current.seconds).toBe(0);
  await act(async () => result.current.press());
  expect(send).toHaveBeenCalledTimes(2);
});

test('LOGIN-10 it counts by the wall clock: a page that slept wakes up right', async () => {
  const { result } = render();
  await act(async () => result.current.press());
  jest.setSystemTime(1_000_000 + 45_000);
  await pass(250);
  expect(result.current.seconds).toBe(15);
});

test('LOGIN-10 the countdown continues when the form is closed and opened again', async () => {
  const { result, unmount, open, send } = render();
  await act(async () => result.current.press());
  unmount();
  await pass(20_000);
  const again = open();
  expect(again.result.current.seconds).toBe(40);
  await act(async () => again.result.current.press());
  expect(send).toHaveBeenCalledTimes(1);
  await pass(40_000);
  expect(again.result.current.seconds).toBe(0);
});

test('LOGIN-10 a number that is not valid sends nothing', async () => {
  const { result, send } = render({ check: async () => false });
  await act(async () => result.current.press());
  expect(send).not.toHaveBeenCalled();
  expect(result.current.seconds).toBe(0);
});

test('LOGIN-10 presses count once a second, and a failure starts no countdown', async () => {
  const failure = { kind: 'refused', code: 'too_many_requests' } as const;
  const send = jest.fn(async () => ({ ok: false as const, failure }));
  const { result, onFailure } = render({ send });
  await act(async () => result.current.press());
  await act(async () => result.current.press());
  expect(send).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(failure);
  expect(result.current.seconds).toBe(0);
  jest.setSystemTime(1_000_000 + 1_000);
  await act(async () => result.current.press());
  expect(send).toHaveBeenCalledTimes(2);
});
