import { createAcceptedPattern, type RunApart } from './acceptedPattern';

const engines = (answer: RunApart = async () => undefined) => {
  const runApart = jest.fn(answer);
  const onBad = jest.fn();
  return { runApart, onBad, accepted: createAcceptedPattern({ runApart, onBad }) };
};

test('an honest expression is decided here, without a worker', async () => {
  const { accepted, runApart } = engines();
  expect(await accepted('^[a-z]{2,4}$', 'abc')).toBe(true);
  expect(await accepted('^[a-z]{2,4}$', 'ABC')).toBe(false);
  expect(runApart).not.toHaveBeenCalled();
});

test('an expression that explodes elsewhere answers at once', async () => {
  const { accepted, runApart } = engines();
  const begun = performance.now();
  expect(await accepted('^(a+)+$', `${'a'.repeat(40)}!`)).toBe(false);
  expect(await accepted('^(a|aa)+$', `${'a'.repeat(40)}!`)).toBe(false);
  expect(runApart).not.toHaveBeenCalled();
  // With the native engine each of these would run for minutes.
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('an expression with look-ahead runs in the worker, whose answer counts', async () => {
  const { accepted, runApart, onBad } = engines(async (_, text) => text === 'Aa1!');
  const rule = '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d).{4,}$';
  expect(await accepted(rule, 'Aa1!')).toBe(true);
  expect(await accepted(rule, 'aaaa')).toBe(false);
  expect(runApart).toHaveBeenCalledTimes(2);
  expect(onBad).not.toHaveBeenCalled();
});

test('an expression that the worker gives up on is left to the gateway and reported once', async () => {
  const { accepted, runApart, onBad } = engines();
  const rule = '^(?=(a+)+$)b';
  expect(await accepted(rule, 'aaa')).toBeUndefined();
  expect(await accepted(rule, 'aaab')).toBeUndefined();
  expect(runApart).toHaveBeenCalledTimes(1);
  expect(onBad).toHaveBeenCalledTimes(1);
  expect(onBad).toHaveBeenCalledWith(rule);
});

test('an invalid expression is left to the gateway', async () => {
  const { accepted } = engines();
  expect(await accepted('([', 'abc')).toBeUndefined();
});

test('the same question is asked once, although a form asks at every key stroke', async () => {
  const { accepted, runApart } = engines(async () => true);
  await Promise.all([accepted('(?=a)a', 'a'), accepted('(?=a)a', 'a'), accepted('(?=a)a', 'a')]);
  expect(runApart).toHaveBeenCalledTimes(1);
});
