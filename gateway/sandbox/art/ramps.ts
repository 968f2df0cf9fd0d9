/** Lettering from the top to the foot, then its keyline. */
export const ramps = {
  gold: ['#fffbe0', '#ffd84a', '#ff9d0a', '#fff0a0'],
  ice: ['#ffffff', '#c4f3ff', '#43b6ff', '#e8fbff'],
  candy: ['#ffffff', '#ffd1f1', '#ff6fcb', '#ffffff'],
  neon: ['#ffffff', '#7cf6ff', '#e05cff', '#ffffff'],
  lime: ['#fdffd6', '#d9f53a', '#5fbf18', '#fbffb8'],
  fire: ['#fffbd0', '#ffc12e', '#ff4a12', '#fff0a0'],
  silver: ['#ffffff', '#dcd8ff', '#8f86e8', '#ffffff'],
  jadegold: ['#fffde6', '#ffe27a', '#f0a51e', '#fff6c0'],
  bone: ['#fffdf2', '#ffe9bf', '#e0a55a', '#ffffff'],
  slime: ['#f6ffd0', '#b6f53a', '#4fa81c', '#faffc9'],
  white: ['#ffffff', '#fff3e6', '#ffc9a8', '#ffffff'],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type Ramp = keyof typeof ramps;
