import { gridMeasure, rowsInView } from './gridMeasure';

const phone = { columns: 3, gap: 10, rowGap: 16, ratio: 4 / 3, words: 63 };

test('GAME-01 five cards of 165 px with a gap of 13 px fit beside the sidebar', () => {
  expect(gridMeasure(5 * 165 + 4 * 13)).toMatchObject({ columns: 5, card: 165, gap: 13 });
});

test('three cards fill a phone', () => {
  const { columns, card, gap } = gridMeasure(362, phone);
  expect(columns).toBe(3);
  expect(columns * card + 2 * gap).toBeCloseTo(362);
});

test('SOUND-02 rows on a phone have room for the second line of a name', () => {
  const { card, rowStep } = gridMeasure(362, phone);
  const distances = { aboveName: 9, name: 2 * 18, aboveVendor: 2, vendor: 16, betweenRows: 16 };
  const words = Object.values(distances).reduce((sum, height) => sum + height);
  expect(rowStep).toBeCloseTo((card * 4) / 3 + words);
});

test('GAME-02 of 10,000 games only those near the viewport are rendered, at any scroll position', () => {
  const measure = gridMeasure(877);
  for (const above of [-500, 0, 12_345, 300_000, 9_999_999]) {
    const { first, last, rows } = rowsInView(measure, 10_000, above, 900);
    expect((last - first) * measure.columns).toBeLessThanOrEqual(50);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(last).toBeLessThanOrEqual(rows);
  }
});

test('an empty list has no rows', () => {
  expect(rowsInView(gridMeasure(877), 0, 0, 900)).toMatchObject({ rows: 0, first: 0, last: 0 });
});

test('STAGE-01 the layout of a brand decides columns and height of its cards', () => {
  const ticket = { columns: 3, gap: 12, rowGap: 10, ratio: 0, words: 104 };
  expect(gridMeasure(1264, ticket)).toEqual({
    columns: 3,
    card: (1264 - 24) / 3,
    gap: 12,
    cover: 104,
    rowStep: 114,
  });
});
