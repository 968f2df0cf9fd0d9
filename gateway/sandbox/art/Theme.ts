import type { Face } from '../../platform/drawing/faces.ts';
import type { Motif } from './motifs.ts';
import type { Ramp } from './ramps.ts';
import type { Shape } from './shapes.ts';
import type { Scene } from './scenes.ts';

export type Theme = {
  /** Background from the middle out. */
  background: readonly [string, string, string];
  ray: string;
  glow: string;
  /** The darkest colour: outlines, shadows, the ground under the lettering. */
  ink: string;
  ramp: Ramp;
  scene: Scene;
  /** What flies about. */
  scatter: readonly (Motif | Shape)[];
  faces: readonly Face[];
};

export type Themes = Record<string, Theme>;
