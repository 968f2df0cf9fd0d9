import { chartShape, chartSize } from './chartShape';

test('MEM-08 the largest stake fills the height; gains are above the middle, losses below', () => {
  const [first, second] = chartShape([
    { bar: 50, line: 10 },
    { bar: 100, line: -20 },
  ]);
  expect([first?.bar.height, second?.bar.height]).toEqual([60, chartSize.height]);
  expect(first?.point.y).toBeLessThan(chartSize.height / 2);
  expect(second?.point.y).toBeGreaterThan(chartSize.height / 2);
});

test('MEM-08 days without stakes or results are flat, and no days are no shapes', () => {
  expect(chartShape([{ bar: 0, line: 0 }])).toMatchObject([
    { bar: { height: 0 }, point: { y: chartSize.height / 2 } },
  ]);
  expect(chartShape([])).toEqual([]);
});
