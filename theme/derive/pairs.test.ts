import { contrast } from './contrast.ts';
import { inkOn } from './inkOn.ts';
import { pairs, ratioFor } from './pairs.ts';

const groundsOf = (ink: string): readonly string[] =>
  pairs.filter((pair) => pair.ink === ink).flatMap(({ on }) => on);

test('contrasts are those of WCAG 2.2 AA: 4.5 for text and 3 for shapes', () => {
  expect(ratioFor).toEqual({ text: 4.5, shape: 3 });
});

test('text is held on every surface on which it is used, not on one of them', () => {
  const panels = ['page', 'base', 'raised', 'overlay', 'field'].map((name) => `surface.${name}`);
  for (const ink of ['text.primary', 'text.secondary', 'text.muted'])
    expect(groundsOf(ink)).toEqual(expect.arrayContaining([...panels, 'surface.selected']));
  for (const ink of [
    'primary.text',
    'accent.text',
    'success.main',
    'danger.main',
    'odds.up',
    'odds.down',
    'amount.gain',
    'amount.loss',
    'line.control',
  ])
    expect(groundsOf(ink)).toEqual(expect.arrayContaining(panels));
  expect(groundsOf('focus.ring')).toEqual(expect.arrayContaining([...panels, 'surface.selected']));
});

test('text on a fill keeps the contrast of text: white gives way where it has only that of shapes', () => {
  // White on this green has a contrast of 3.3.
  const fill = '#1f9d55';
  expect(contrast('#ffffff', fill)).toBeGreaterThan(3);
  expect(contrast('#ffffff', fill)).toBeLessThan(4.5);
  expect(inkOn(fill)).not.toBe('#ffffff');
  expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(4.5);
  expect(inkOn('#0b3d2e')).toBe('#ffffff');
});
