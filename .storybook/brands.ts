import { brandSheet } from '#theme/brandSheet';
import { foundBrands } from './foundBrands';

export const brandItems = [...foundBrands].map(([value, { title }]) => ({ value, title }));

const sheet = new CSSStyleSheet();
const texts = new Map<string, string>();

export const brandOf = (name: string) => {
  const brand = foundBrands.get(name) ?? foundBrands.get('aurora');
  if (brand === undefined) throw new Error(`There is no brand ${name}`);
  return brand;
};

function sheetText(name: string): string {
  const { look, face } = brandOf(name);
  return brandSheet(look, face);
}

/** Applies a brand by replacing the CSS variables in one constructed style sheet, as the site does. */
export async function applyBrand(brand: string): Promise<void> {
  const text = texts.get(brand) ?? sheetText(brand);
  texts.set(brand, text);
  sheet.replaceSync(text);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  // With font-display: optional a font that loads late is never used, so load the fonts before the story renders.
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => face)));
}
