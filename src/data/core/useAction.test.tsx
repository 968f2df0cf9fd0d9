import { act, renderHook } from '@testing-library/react';
import { failed, type Result } from '@/api/failure';
import { useAction } from './useAction';

const refused = { kind: 'refused', status: 409 } as const;

/** A call that the test answers. */
const call = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Result<string>>();
  return { send: jest.fn(() => promise), answer: resolve, fail: reject };
};

test('an action is busy until its answer is there, and gives it', async () => {
  const { send, answer } = call();
  const { result } = renderHook(useAction);
  let ran: Promise<unknown> | undefined;
  act(() => void (ran = result.current.run(send, 'save')));
  expect(result.current).toMatchObject({ busy: true, running: 'save', failure: undefined });
  await act(async () => answer({ ok: true, value: 'done' }));
  expect(result.current).toMatchObject({ busy: false, running: undefined, failure: undefined });
  await expect(ran).resolves.toEqual({ ok: true, value: 'done' });
});

test('a second press while the call runs sends nothing', async () => {
  const { send, answer } = call();
  const { result } = renderHook(useAction);
  await act(async () => {
    // Both presses happen before React has rendered the busy button.
    const [first, second] = [result.current.run(send), result.current.run(send)];
    await expect(second).resolves.toBeUndefined();
    answer({ ok: true, value: 'done' });
    await first;
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal stays until the next press or until it is cleared', async () => {
  const { result } = renderHook(useAction);
  await act(async () => void (await result.current.run(async () => failed(refused))));
  expect(result.current.failure).toBe(refused);
  act(() => result.current.forget());
  expect(result.current.failure).toBeUndefined();
  // A call may resolve to its failure instead of a result.
  await act(async () => void (await result.current.run(async () => refused)));
  expect(result.current.failure).toBe(refused);
  const { send, answer } = call();
  act(() => void result.current.run(send));
  expect(result.current.failure).toBeUndefined();
  await act(async () => answer({ ok: true, value: 'done' }));
});

test('an answer after the part has gone is dropped', async () => {
  const { send, answer } = call();
  const { result, unmount } = renderHook(useAction);
  let ran: Promise<unknown> | undefined;
  act(() => void (ran = result.current.run(send)));
  unmount();
  answer({ ok: true, value: 'done' });
  await expect(ran).resolves.toBeUndefined();
});

test('an action that throws can be pressed again', async () => {
  const { send, fail } = call();
  const { result } = renderHook(useAction);
  let ran: Promise<unknown> | undefined;
  act(() => void (ran = result.current.run(send)));
  fail(new Error('broken'));
  await act(async () => void (await expect(ran).rejects.toThrow('broken')));
  expect(result.current.busy).toBe(false);
});
