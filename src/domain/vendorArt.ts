import type { Vendor } from '#contract/wireTypes';

const figures = [
  'dragon',
  'gem',
  'lotus',
  'tiger',
  'rocket',
  'crown',
  'robot',
  'rabbit',
  'joker',
  'shark',
  'fox',
  'star',
  'ufo',
  'ghost',
  'cherry',
  'lantern',
  'fire',
  'medal',
] as const;

/** Vendors send no picture: a figure of ours stands for each, the same one everywhere. */
export const vendorArt = ({ nodeId }: Pick<Vendor, 'nodeId'>): string =>
  `/art/icons/${figures[nodeId % figures.length] ?? figures[0]}.webp`;
