import { fireEvent } from '@testing-library/react';
import { watchPresence } from './watchPresence';

test('INFO-03 somebody is present for a minute after a key or a press', () => {
  let time = 0;
  const isPresent = watchPresence(document, () => time);
  expect(isPresent()).toBe(true);
  time = 60_000;
  expect(isPresent()).toBe(false);
  fireEvent.keyDown(document.body);
  expect(isPresent()).toBe(true);
  time = 120_000;
  expect(isPresent()).toBe(false);
  fireEvent.pointerDown(document.body);
  expect(isPresent()).toBe(true);
});
