import { converter, wcagContrast, parse, formatRgb } from 'culori';

const rgb = converter('rgb');

/** The colour that a CSS variable of the page resolves to. */
export const resolved = (probe: HTMLElement, value: string): string => {
  probe.style.setProperty('color', value);
  return getComputedStyle(probe).color;
};

/** WCAG contrast of two opaque colours, to two decimals; null if one is not a colour. */
export function contrast(text: string, ground: string): number | null {
  const [one, other] = [rgb(parse(text)), rgb(parse(ground))];
  return one && other ? Math.round(wcagContrast(formatRgb(one), formatRgb(other)) * 100) / 100 : null;
}
