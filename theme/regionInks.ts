import type { LotteryRegion } from '#contract/lottery';
import { vars } from './vars.ts';

/** The inks of a landscape, from its sky to its foreground. */
interface RegionInks {
  readonly sky: string;
  readonly haze: string;
  /** Hills and houses. */
  readonly middle: string;
  /** Foreground; text.onArt is readable on it. */
  readonly deep: string;
  /** The line under a region's name. */
  readonly rule: string;
}

/** A region keeps its hue in every brand; the brand's primary colour tints it. */
const tinted = (ink: string, percent: number) =>
  `color-mix(in oklab, ${ink}, ${vars.primary.main} ${percent}%)`;

const inks = (sky: string, haze: string, middle: string, deep: string): RegionInks => ({
  sky: tinted(sky, 6),
  haze: tinted(haze, 4),
  middle: tinted(middle, 8),
  deep,
  rule: tinted(sky, 4),
});

/** Landscapes of lotteries: north jade, centre amber, south coral. */
export const regionInks: Readonly<Record<LotteryRegion, RegionInks>> = {
  north: inks('oklch(0.63 0.1 176)', 'oklch(0.89 0.05 178)', 'oklch(0.42 0.08 178)', 'oklch(0.31 0.06 180)'),
  central: inks('oklch(0.75 0.15 62)', 'oklch(0.92 0.09 82)', 'oklch(0.52 0.14 45)', 'oklch(0.34 0.09 45)'),
  south: inks('oklch(0.69 0.16 17)', 'oklch(0.91 0.06 22)', 'oklch(0.47 0.17 8)', 'oklch(0.3 0.11 358)'),
  abroad: inks('oklch(0.63 0.13 250)', 'oklch(0.9 0.05 240)', 'oklch(0.42 0.12 258)', 'oklch(0.29 0.09 260)'),
  quick: inks('oklch(0.6 0.16 295)', 'oklch(0.89 0.06 300)', 'oklch(0.4 0.16 290)', 'oklch(0.28 0.11 288)'),
};

/** Sun, lanterns and lit walls of every landscape. */
export const lightInk = 'oklch(0.97 0.03 88)';
