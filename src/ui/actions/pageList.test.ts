import fc from 'fast-check';
import { pageList } from './pageList';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 40, [1, 2, null, 40]],
  [12, 40, [1, null, 11, 12, 13, null, 40]],
  [3, 5, [1, 2, 3, 4, 5]],
  [40, 40, [1, null, 39, 40]],
])('on page %i of %i a player is offered %j', (page, pages, offered) => {
  expect(pageList(page, pages)).toEqual(offered);
});

test('a gap always hides two pages or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (page, pages) => {
      const list = pageList(Math.min(page, pages), pages);
      list.forEach((entry, index) => {
        if (entry === null) expect((list[index + 1] ?? 0) - (list[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }),
  );
});
