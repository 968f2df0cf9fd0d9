import { landscapeCodes, landscapeOf } from './landscapes';

test('STAGE-01 each place has a landscape of its own', () => {
  const pictures = landscapeCodes.map((code) => JSON.stringify(landscapeOf(code)));
  expect(new Set(pictures).size).toBe(landscapeCodes.length);
});

test('STAGE-01 a place without one is shown a landscape all the same', () => {
  expect(landscapeOf('VNXX').shapes.length).toBeGreaterThan(1);
});
