import { contrast } from '../derive/contrast.ts';
import { stopColors, type Reach } from '../derive/gradientParts.ts';
import { pairs, ratioFor, type Ground } from '../derive/pairs.ts';
import type { ColorPath, GradientLayer, GradientPath, Hex, Look } from '../values.ts';

/** Every colour of one side of a pair; a gradient has several. */
function colorsOf(look: Look, ground: Ground): Hex[] {
  const [path, half] = ground.split(':');
  const value: Hex | GradientLayer[] = look[path as ColorPath | GradientPath];
  const reach: Reach = half === undefined ? 'all' : 'half';
  return typeof value === 'string' ? [value] : stopColors(value, reach);
}

/** The declared pairs with too little contrast, each as `ink on ground 4.31`. */
export const failedPairs = (look: Look): string[] =>
  pairs.flatMap(({ ink, on, needs }) =>
    on.flatMap((ground) =>
      colorsOf(look, ink).flatMap((front) =>
        colorsOf(look, ground)
          .map((back) => contrast(front, back))
          .filter((ratio) => ratio < ratioFor[needs])
          .map((ratio) => `${ink} on ${ground} ${ratio.toFixed(2)}`),
      ),
    ),
  );
