import type { ColorPath, GradientPath } from '../values.ts';

/** WCAG 2.2 AA: 1.4.3 for text; 1.4.11 for non-text and large text. */
export const ratioFor = { text: 4.5, shape: 3 } as const;

/**
 * A background of a pair. For a gradient every stop counts; `half` means the stops of its first half, where the text
 * is.
 */
export type Ground = ColorPath | GradientPath | `${GradientPath}:half`;

export interface Pair {
  readonly ink: ColorPath | GradientPath;
  readonly on: readonly Ground[];
  readonly needs: keyof typeof ratioFor;
}

const panels = [
  'surface.page',
  'surface.base',
  'surface.raised',
  'surface.overlay',
  'surface.field',
] as const;
const surfaces = [...panels, 'surface.selected'] as const;
const beds = ['primary.soft', 'accent.soft', 'success.soft', 'danger.soft'] as const;
const plates = ['gradient.promoA', 'gradient.promoB', 'gradient.promoC', 'gradient.hero:half'] as const;

/** The declared pairs: which foreground may be used on which background. */
export const pairs = [
  { ink: 'text.primary', on: [...surfaces, ...beds], needs: 'text' },
  { ink: 'text.secondary', on: surfaces, needs: 'text' },
  { ink: 'text.muted', on: surfaces, needs: 'text' },
  { ink: 'primary.text', on: [...panels, 'primary.soft'], needs: 'text' },
  { ink: 'accent.text', on: [...panels, 'accent.soft'], needs: 'text' },
  { ink: 'success.main', on: [...panels, 'success.soft'], needs: 'text' },
  { ink: 'danger.main', on: [...panels, 'danger.soft'], needs: 'text' },
  { ink: 'odds.up', on: panels, needs: 'text' },
  { ink: 'odds.down', on: panels, needs: 'text' },
  { ink: 'amount.gain', on: panels, needs: 'text' },
  { ink: 'amount.loss', on: panels, needs: 'text' },
  { ink: 'text.onPrimary', on: ['primary.main', 'primary.hover', 'gradient.primary'], needs: 'text' },
  { ink: 'text.onAccent', on: ['accent.main', 'accent.hover', 'gradient.accent'], needs: 'text' },
  { ink: 'text.onSuccess', on: ['success.main'], needs: 'text' },
  { ink: 'text.onDanger', on: ['danger.solid'], needs: 'text' },
  { ink: 'text.onArt', on: [...plates, 'tag.plain', 'tag.hot', 'tag.fresh'], needs: 'text' },
  { ink: 'gradient.heading', on: ['gradient.hero:half'], needs: 'shape' },
  { ink: 'art.onControl', on: ['art.control'], needs: 'text' },
  { ink: 'qr.ink', on: ['qr.paper'], needs: 'text' },
  { ink: 'line.control', on: panels, needs: 'shape' },
  { ink: 'focus.ring', on: surfaces, needs: 'shape' },
  { ink: 'primary.main', on: ['surface.page', 'surface.raised'], needs: 'shape' },
  { ink: 'accent.main', on: ['surface.base', 'surface.raised'], needs: 'shape' },
] as const satisfies readonly Pair[];
