import { initialsOf } from './initialsOf.ts';

test.each([
  ['demo', 'D'],
  ['Nguyễn Văn An', 'NA'],
  ['ở đây', 'ỞĐ'],
  ['An An', 'AA'],
  ['8bit_king', '8K'],
  ['王小明', '王'],
  ['  ', ''],
  ['😀', ''],
])('STAGE-03 %p is %p on a seat', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
