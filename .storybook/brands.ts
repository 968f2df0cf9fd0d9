import { brandSheet } from '#theme/brandSheet';
import { resolveBrand } from '#theme/resolveBrand';
import audit from '../theme/brands/audit/brand.tokens.json';
import aurora from '../theme/brands/aurora/brand.tokens.json';
import kickoff from '../theme/brands/kickoff/brand.tokens.json';
import lotus from '../theme/brands/lotus/brand.tokens.json';
import wireframe from '../theme/brands/wireframe/brand.tokens.json';

const documents = { aurora, lotus, kickoff, wireframe, audit } as const;

/** Brands that bring a display face of their own. */
const faced: readonly string[] = ['aurora', 'lotus', 'kickoff'];

export const brandNames = Object.keys(documents);

const sheet = new CSSStyleSheet();
const texts = new Map<string, string>();

function sheetText(brand: string): string {
  const look = resolveBrand(documents[brand as keyof typeof documents] ?? aurora);
  if ('reason' in look) throw new Error(`${brand}: ${look.reason}`);
  return brandSheet(look, faced.includes(brand) ? `/brands/${brand}/fonts/display.woff2` : undefined);
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
