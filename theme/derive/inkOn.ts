import type { Hex } from '../values.ts';
import { contrast } from './contrast.ts';
import { tune } from './oklch.ts';
import { ratioFor } from './pairs.ts';

/** White if it is readable on the fill, otherwise a near-black of the fill's hue. */
export const inkOn = (fill: Hex): Hex =>
  contrast('#ffffff', fill) >= ratioFor.text ? '#ffffff' : tune(fill, 0.2, 0.04);
