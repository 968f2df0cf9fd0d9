import { eventLanes } from './eventLanes';

const at = (side: 'home' | 'away', place: number) => ({ side, place });

test('STAGE-02 two events of one side within a few minutes stand above one another', () => {
  const events = [at('home', 10), at('home', 14), at('home', 18), at('home', 30)];
  expect(eventLanes(events, 12)).toEqual([0, 1, 2, 0]);
});

test('STAGE-02 events of different sides, or far apart, share the lane next to the line', () => {
  expect(eventLanes([at('home', 10), at('away', 10), at('home', 22)], 12)).toEqual([0, 0, 0]);
});
