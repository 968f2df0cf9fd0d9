import { brandSheet } from '#theme/brandSheet';
import { foundBrands } from './foundBrands';
import { withStoryFaces } from './loadFaces';

export const brandItems = [...foundBrands].map(([value, { title }]) => ({ value, title }));

const sheet = new CSSStyleSheet();
const texts = new Map<string, string>();
let worn = '';

export const brandOf = (name: string) => {
  const brand = foundBrands.get(name) ?? foundBrands.get('aurora');
  if (brand === undefined) throw new Error(`There is no brand ${name}`);
  return brand;
};

function sheetText(name: string): string {
  const { look, faces, layout } = brandOf(name);
  return withStoryFaces(brandSheet(look, faces) + layout);
}

/** Applies a brand by replacing the CSS variables in one constructed style sheet, as the site does. */
export async function applyBrand(brand: string): Promise<void> {
  const text = texts.get(brand) ?? sheetText(brand);
  texts.set(brand, text);
  // The browser computes every style anew, even if the text is the same.
  if (text !== worn) sheet.replaceSync(text);
  worn = text;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  // With font-display: optional a font that loads late is never used, so load the fonts before the story renders.
  // The faces of other scripts come in a hundred pieces, of which a page needs a few.
  const own = [...document.fonts].filter(({ family }) => !family.includes('Noto'));
  await Promise.all(own.map((face) => face.load().catch(() => face)));
}
