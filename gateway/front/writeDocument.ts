import type { Boot } from '#contract/boot';
import { brandWords } from '#contract/brandWords';
import { brandAsset, brandFaces, brandLayoutSheet, brandLogoKind, type Brand } from '#theme/brand';
import { brandSheet } from '#theme/brandSheet';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { heroValues } from './hero.ts';
import { homeBlocks } from './homeBlocks.ts';
import { scriptJson } from './scriptJson.ts';
import type { HeadWords } from './siteFiles.ts';
import { fillTemplate, type Template, type Values } from './template.ts';

export interface DocumentParts {
  readonly template: Template;
  readonly nonce: string;
  /** Scheme and host of the page, for addresses that are shared. */
  readonly origin: string;
  readonly path: string;
  /** Address of the picture of the page. */
  readonly share: string;
  readonly brand: Brand;
  readonly head: HeadWords;
  /** Links to feeds of the page. */
  readonly feeds: string;
  readonly boot: Boot;
}

/** The text of one page for one visitor. Every value is escaped for its place; nothing is member data. */
export const writeDocument = ({
  template,
  nonce,
  origin,
  path,
  share,
  brand,
  head,
  feeds,
  boot,
}: DocumentParts): string => {
  const { manifest, look } = brand;
  const asset = (file: string) => escapeHtml(brandAsset(brand, file));
  const values: Values = {
    nonce,
    title: escapeHtml(brandWords(head.title, manifest)),
    description: escapeHtml(brandWords(head.description, manifest)),
    address: escapeHtml(origin + path),
    preview: escapeHtml(new URL(share, origin).href),
    favicon: asset(manifest.favicon),
    touchIcon: asset(manifest.touchIcon),
    pageColor: escapeHtml(look.variables['--surface-page'] ?? ''),
    // Typed values only, each checked by the resolver, so that nothing can end the style element.
    displayFace: manifest.displayFont === undefined ? '' : asset(manifest.displayFont),
    brandSheet: brandSheet(look, brandFaces(brand)) + brandLayoutSheet(brand),
    name: escapeHtml(manifest.name),
    logo: escapeHtml(boot.brand.logo),
    logoKind: brandLogoKind(brand),
    age: String(manifest.age),
    about: escapeHtml(brandWords(boot.brand.abouts[boot.language] ?? '', manifest)),
    ...heroValues(boot.hero, boot.brand.art),
    playMoney: boot.playMoney ? '1' : '',
    feeds,
    boot: scriptJson(boot),
  };
  return fillTemplate(template, values, homeBlocks(manifest.layout.homeOrder), brand.words[boot.language]);
};
