import { addEventHandler, getState } from 'jest-circus';

// As they are before a test replaces them.
const { setTimeout, clearTimeout } = globalThis;

const TEN_MINUTES_MS = 600_000;

type Act = () => Promise<unknown>;

/** `act`, which rejects if it has not ended after `limitMs`. */
export const limited = (act: () => unknown, limitMs: number): Act => {
  const begun: Act = async () => act();
  return async () => {
    const late = Promise.withResolvers<never>();
    const fail = (): void => late.reject(new Error(`did not end within ${limitMs / 1000} s`));
    const timer = setTimeout(fail, limitMs);
    try {
      return await Promise.race([begun(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
};

/** Deep suites run for as long as their step may. */
const isDeep = (): boolean => expect.getState().testPath?.endsWith('.deep.test.ts') === true;

/**
 * Jest's limits do not reach the gateway's tests, whose runner calls them itself (decision 82). A test or hook that has
 * not ended after ten minutes fails and the next one begins, so that a run names what hangs.
 */
addEventHandler(({ name }) => {
  if (isDeep()) return;
  const { children, hooks } = getState().currentDescribeBlock;
  const entry = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
  // A function with a parameter takes a callback, and the runner counts its parameters.
  if (entry === undefined || !('fn' in entry) || entry.fn === undefined || entry.fn.length > 0) return;
  entry.fn = limited(entry.fn as () => unknown, TEN_MINUTES_MS);
});
