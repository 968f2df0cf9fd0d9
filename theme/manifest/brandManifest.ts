import type { GameType, Language, ModuleId } from '../../contract/constants.ts';
import type { Currency } from '../../contract/money.ts';
import type { HelpLine } from '../../contract/saferPlay.ts';
import type { VendorVariant } from '../../contract/vendorPictures.ts';

/** Sections of the home page that a brand may order. */
export const homeSections = ['banners', 'notices', 'matches', 'lobby', 'promotions'] as const;
export type HomeSection = (typeof homeSections)[number];

/** Feet of the page that a brand can choose (HDR-06). */
export const brandFooters = ['standard', 'malaysia'] as const;
export type BrandFooter = (typeof brandFooters)[number];

/** What a brand's logo is: a sign beside the written name, or the name itself. */
export const logoKinds = ['mark', 'wordmark'] as const;
export type LogoKind = (typeof logoKinds)[number];

/** Where a brand's own links may lead. */
export const linkNames = ['support', 'facebook', 'telegram', 'appAndroid', 'appIos'] as const;
export type LinkName = (typeof linkNames)[number];

/** Words that belong to the brand. `description` may hold `{{age}}`. */
export interface BrandCopy {
  title: string;
  description: string;
  tagline: string;
}

export interface HeroArt {
  /** File name without width and ending: `hero` stands for `hero-780.avif` and `hero-780.webp`. */
  file: string;
  /** Pixel widths that exist, in both formats. */
  widths: readonly number[];
  /** Pixels of the widest one. */
  height: number;
}

/** A brand's `brand.json`. File names are relative to its folder. */
export interface BrandManifest {
  name: string;
  /** Host names without port, lower case. */
  hosts: readonly string[];
  merchantCode: string;
  /** The first one is the default. */
  languages: readonly Language[];
  currency: Currency;
  currencySymbol: string;
  /** Decimals shown; never more than the currency has. */
  decimals: number;
  /** IANA name. */
  timeZone: string;
  age: 18 | 21;
  logo?: string | undefined;
  logoKind: LogoKind;
  favicon: string;
  /** Square, 180 px: home screens. */
  touchIcon: string;
  /** 1200 by 630: shown where a link is shared (SYS-15). */
  shareImage: string;
  displayFont?: string | undefined;
  hero?: HeroArt | undefined;
  copy: Readonly<Partial<Record<Language, BrandCopy>>>;
  links: Readonly<Partial<Record<LinkName, string>>>;
  /** Where players find help; each has a number, an address or both. */
  helpLines: readonly HelpLine[];
  /** For reports of security holes. */
  securityContact?: string | undefined;
  layout: { readonly homeOrder: readonly HomeSection[] };
  /** `malaysia` adds what players of that market are told. */
  footer: BrandFooter;
  /** How vendors' pictures stand on this brand's ground: in the menus of the header. */
  vendorPictures: VendorVariant;
  /** Default of each module flag; a module that is not named is off. */
  modules: Readonly<Partial<Record<ModuleId, '0' | '1'>>>;
  /** Categories with a game-list page of their own (NAV-04). */
  gameListCentres: readonly GameType[];
  gtagId?: string | undefined;
  /** Whether analytics waits for the visitor's word; true unless the brand says no. */
  asksConsent: boolean;
  /** The brand is there for tests and is not shown in production. */
  testOnly: boolean;
  /** Origins, https only. */
  imageCDNs: readonly string[];
  launchGameCDNs: readonly string[];
}
