import type { Light } from './place.ts';
import type { Theme } from '../art/Theme.ts';

const flooded = (from: string, colour: string, opacity: number, result: string): string =>
  `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${from}" operator="in" result="${result}"/>`;

const shadow = (ink: string, blur: number, drop: number, opacity: number): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="blurred"/><feOffset in="blurred" dy="${drop}" result="dropped"/>` +
  flooded('dropped', ink, opacity, 'shadow');

const merged = (...layers: readonly string[]): string =>
  `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;

/** What one side of the shape shows when it is moved away from itself: a rim of light or of shade. */
const edge = (dx: number, dy: number, blur: number, colour: string, opacity: number, name: string): string =>
  `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="${name}Moved"/><feComposite in="SourceAlpha" in2="${name}Moved" operator="out" result="${name}Edge"/>` +
  `<feGaussianBlur in="${name}Edge" stdDeviation="${blur}" result="${name}Soft"/>` +
  flooded(`${name}Soft`, colour, opacity, `${name}Lit`) +
  `<feComposite in="${name}Lit" in2="SourceAlpha" operator="in" result="${name}"/>`;

const lights = {
  // Ink outline, glow, cast shadow, shade from below, white rim from the upper left.
  hero: ({ ink, glow }) =>
    `<feColorMatrix in="SourceGraphic" type="saturate" values="1.18" result="colours"/>` +
    `<feMorphology in="SourceAlpha" operator="dilate" radius="2.2" result="grown"/>${flooded('grown', ink, 0.9, 'outline')}` +
    shadow(ink, 11, 14, 0.75) +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="14" result="aura"/>${flooded('aura', glow, 0.8, 'glow')}` +
    edge(3, 6, 1.6, '#fff', 0.75, 'rim') +
    edge(-2, -16, 10, ink, 0.8, 'shade') +
    merged('glow', 'shadow', 'outline', 'colours', 'shade', 'rim'),
  back: ({ ink, background: [, , far] }) =>
    `<feGaussianBlur in="SourceGraphic" stdDeviation=".9" result="soft"/>${shadow(ink, 7, 8, 0.6)}` +
    flooded('SourceAlpha', far, 0.28, 'tint') +
    merged('shadow', 'soft', 'tint'),
  bit: ({ ink }) => shadow(ink, 3, 4, 0.7) + merged('shadow', 'SourceGraphic'),
  near: () => '<feGaussianBlur stdDeviation="2.4"/>',
  far: () => '<feGaussianBlur stdDeviation="1.6"/>',
} as const satisfies Record<Light, (theme: Theme) => string>;

/** The filters of a theme, by the name that `place` gives. */
export const lightFilters = (theme: Theme): string =>
  Object.entries(lights)
    .map(
      ([name, draw]) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="170%">${draw(theme)}</filter>`,
    )
    .join('');
