import type { Hex } from '../values.ts';
import { contrast } from './contrast.ts';
import { tune } from './oklch.ts';
import { ratioFor } from './pairs.ts';

/** White where it can be read, else a near-black of the fill's own hue. */
export const inkOn = (fill: Hex): Hex =>
  contrast('#ffffff', fill) >= ratioFor.text ? '#ffffff' : tune(fill, 0.2, 0.04);
