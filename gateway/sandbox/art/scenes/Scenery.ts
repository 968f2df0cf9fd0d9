import type { Random } from '../../../platform/runtime/random.ts';

export type Palette = { ink: string; glow: string };

/** Draws what stands behind the motif, as SVG. */
export type Scenery = (chance: Random, palette: Palette) => string;
