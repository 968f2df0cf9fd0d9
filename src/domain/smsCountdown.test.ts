import { nextCodeAt, secondsLeft } from './smsCountdown';

const sent = { askedAt: 10_000, answeredAt: 10_000 };

test('LOGIN-10 the countdown is 60 s for each minute the code lives', () => {
  expect(nextCodeAt({ ...sent, expiredMinutes: 1 })).toBe(70_000);
  expect(nextCodeAt({ ...sent, expiredMinutes: 5 })).toBe(310_000);
});

test('LOGIN-10 it is one minute when the answer does not say', () => {
  expect(nextCodeAt(sent)).toBe(70_000);
});

test('LOGIN-10 half the round trip has passed when the answer comes', () => {
  const until = nextCodeAt({ askedAt: 10_000, answeredAt: 14_000, expiredMinutes: 1 });
  expect(until - 14_000).toBe(58_000);
  expect(secondsLeft(until, 14_000)).toBe(58);
});

test('LOGIN-10 a clock that was set back during the request does not lengthen it', () => {
  expect(nextCodeAt({ askedAt: 14_000, answeredAt: 10_000, expiredMinutes: 1 })).toBe(70_000);
});

test('LOGIN-10 seconds are counted up to the full one, down to zero', () => {
  expect(secondsLeft(70_000, 10_001)).toBe(60);
  expect(secondsLeft(70_000, 69_001)).toBe(1);
  expect(secondsLeft(70_000, 70_000)).toBe(0);
  expect(secondsLeft(70_000, 99_000)).toBe(0);
});
