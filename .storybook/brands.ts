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

/** Puts a brand on by swapping the variables of one constructed sheet, as the site does. */
export async function putOn(brand: string): Promise<void> {
  const text = texts.get(brand) ?? sheetText(brand);
  texts.set(brand, text);
  sheet.replaceSync(text);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  // A late face is never swapped in (font-display: optional), so the faces come before the story.
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => face)));
}
