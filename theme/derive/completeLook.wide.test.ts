import fc from 'fast-check';

import { anyBrand, anyColor } from '../testing/anyBrand.ts';
import { failedPairs } from '../testing/failedPairs.ts';
import type { GivenLook, Hex } from '../values.ts';
import { completeLook } from './completeLook.ts';
import { contrast, isDark } from './contrast.ts';
import { ratioFor } from './pairs.ts';

const further = fc.record(
  {
    'surface.overlay': anyColor,
    'surface.field': anyColor,
    'text.muted': anyColor,
    'text.onPrimary': anyColor,
    'text.onArt': anyColor,
    'text.onDanger': anyColor,
    'primary.hover': anyColor,
    'primary.soft': anyColor,
    'danger.solid': anyColor,
    'art.control': anyColor,
    'tag.hot': anyColor,
    'qr.paper': anyColor,
  } satisfies { [Path in keyof GivenLook]: fc.Arbitrary<Hex> },
  { requiredKeys: [] },
);

test('WL-06 any eight colours become a look whose every declared pair meets WCAG 2.2 AA', () => {
  fc.assert(
    fc.property(anyBrand, (given) => {
      expect(failedPairs(completeLook(given))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('WL-06 further roles, whatever their colours, cannot make a pair fail', () => {
  fc.assert(
    fc.property(anyBrand, further, (given, more) => {
      expect(failedPairs(completeLook({ ...given, ...more }))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('LIB-01 the edge of a control contrasts with every panel, in light brands too', () => {
  fc.assert(
    fc.property(anyBrand, (given) => {
      const look = completeLook(given);
      const panels = ['surface.page', 'surface.base', 'surface.raised', 'surface.overlay'] as const;
      for (const panel of panels)
        expect(contrast(look['line.control'], look[panel])).toBeGreaterThanOrEqual(ratioFor.shape);
    }),
    { numRuns: 50 },
  );
});

test('a look is the same each time it is derived', () => {
  fc.assert(
    fc.property(anyBrand, (given) => expect(completeLook(given)).toEqual(completeLook(given))),
    { numRuns: 20 },
  );
});

test('a translucent background of text is made opaque', () => {
  const [given] = fc.sample(anyBrand, 1);
  if (given === undefined) throw new Error('no sample');
  expect(completeLook({ ...given, 'surface.overlay': '#12345680' })['surface.overlay']).toMatch(
    /^#[\da-f]{6}$/,
  );
});

test('LIB-01 a dark fill that is hovered gets darker, a light one lighter', () => {
  const lightness = (color: Hex): number => contrast(color, '#000000');
  fc.assert(
    fc.property(anyBrand, (given) => {
      const look = completeLook(given);
      for (const [fill, hover] of [
        ['primary.main', 'primary.hover'],
        ['accent.main', 'accent.hover'],
      ] as const) {
        const step = lightness(look[hover]) - lightness(look[fill]);
        expect(isDark(look[fill]) ? -step : step).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 150 },
  );
});
