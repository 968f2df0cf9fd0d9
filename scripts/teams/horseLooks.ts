import type { Silks } from './silks.ts';

/** A horse of the sandbox: its coat, as changes of the rendered one of a brand, and what its jockey wears. */
export interface HorseLook {
  readonly brand: 'aurora' | 'lotus' | 'kickoff';
  readonly coat: { readonly hue?: number; readonly saturation?: number; readonly brightness?: number };
  readonly silks: Silks;
}

const silks = (pattern: Silks['pattern'], cap: string, ...colours: readonly [string, string]): Silks => ({
  ...{ kind: 'silks', pattern, cap, colours },
});

/** By the name of the file. */
export const horseLooks = {
  wind: {
    ...{ brand: 'lotus', coat: { saturation: 0.08, brightness: 1.15 } },
    silks: silks('chevron', '#c8102e', '#c8102e', '#f6e3a1'),
  },
  sand: {
    ...{ brand: 'lotus', coat: { hue: 14, saturation: 0.9, brightness: 1.42 } },
    silks: silks('diamond', '#8a5a12', '#e2b13c', '#8a5a12'),
  },
  dusk: {
    ...{ brand: 'kickoff', coat: { hue: -6, saturation: 0.75, brightness: 0.62 } },
    silks: silks('quarters', '#ef7d1a', '#ef7d1a', '#43205e'),
  },
  mint: {
    ...{ brand: 'lotus', coat: {} },
    silks: silks('hoops', '#f7e14a', '#16754f', '#bff0d0'),
  },
  rain: {
    ...{ brand: 'lotus', coat: { hue: 190, saturation: 0.28, brightness: 0.8 } },
    silks: silks('stripes', '#2f62b5', '#2f62b5', '#e3edfb'),
  },
  kite: {
    ...{ brand: 'aurora', coat: { saturation: 0.55, brightness: 1.02 } },
    silks: silks('spots', '#ffffff', '#0f7f86', '#ffffff'),
  },
} as const satisfies Record<string, HorseLook>;
