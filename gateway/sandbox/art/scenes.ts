import { curtain, gate, pitch, stepPyramid, temple } from './scenes/buildings.ts';
import { bamboo, canyon, dunes, hills, lava, leaves, peaks } from './scenes/land.ts';
import { graves, grid, moon, redSun, stars } from './scenes/night.ts';
import { blossoms, sunburst, table } from './scenes/ornaments.ts';
import type { Scenery } from './scenes/Scenery.ts';
import { sea, seaSunset } from './scenes/water.ts';

/** Every scenery a theme can ask for. */
export const scenes = {
  bamboo,
  blossoms,
  canyon,
  curtain,
  dunes,
  gate,
  graves,
  grid,
  hills,
  lava,
  leaves,
  moon,
  peaks,
  pitch,
  redSun,
  sea,
  seaSunset,
  stars,
  stepPyramid,
  sunburst,
  table,
  temple,
} as const satisfies Record<string, Scenery>;

export type Scene = keyof typeof scenes;
