import { createServerClock } from './serverClock';

const device = { now: () => 1_000_000 };

test('a wrong clock is corrected from the Date of an answer', () => {
  const clock = createServerClock(device);
  clock.observe(new Date(90_000_000).toUTCString());
  expect(clock.now()).toBe(90_000_500);
});

test('the time written into the document is used from the start', () => {
  expect(createServerClock(device, 5_000_000).now()).toBe(5_000_000);
});

test('the grain of the header does not move a clock that is right', () => {
  const clock = createServerClock({ now: () => 1_000_300 });
  clock.observe(new Date(1_000_000).toUTCString());
  expect(clock.now()).toBe(1_000_300);
});

test.each([undefined, '', 'yesterday'])('%j teaches nothing', (date) => {
  const clock = createServerClock(device);
  clock.observe(date);
  expect(clock.now()).toBe(device.now());
});
