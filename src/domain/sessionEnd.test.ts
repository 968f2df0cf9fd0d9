import { sessionEnd } from './sessionEnd';

test('the earlier of a session’s two ends counts; if they are equal, the absolute one', () => {
  const [early, late] = ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'];
  expect(sessionEnd(early, late)).toEqual({ at: Date.parse(early), why: 'idle' });
  expect(sessionEnd(late, early)).toEqual({ at: Date.parse(early), why: 'absolute' });
  expect(sessionEnd(early, early).why).toBe('absolute');
});
