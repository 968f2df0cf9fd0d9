import type { FooterColumn } from '../../contract/boot.ts';
import { gameTypes, type GameType, type Language, type ModuleId } from '../../contract/constants.ts';
import type { LotteryCode } from '../../contract/lotteryCodes.ts';
import type { Currency } from '../../contract/money.ts';
import type { HelpLine } from '../../contract/saferPlay.ts';
import type { VendorVariant } from '../../contract/vendorPictures.ts';
import type { BrandLayout } from '../layouts/brandLayout.ts';
import type { MarketName } from '../markets/marketPacks.ts';

/** Entries of the navigation that a brand can move and hide; home stays first. */
export const navigationNames = ['download', ...gameTypes, 'promotions'] as const;
export type NavigationName = (typeof navigationNames)[number];

/** Columns of the foot that the site fills by itself. */
export const standardColumns = ['products', 'help', 'apps'] as const;

/** Footers that a brand can choose (HDR-06). */
export const brandFooters = ['standard', 'malaysia'] as const;
export type BrandFooter = (typeof brandFooters)[number];

/** Kinds of logos: a mark beside the written name, or a wordmark that contains it. */
export const logoKinds = ['mark', 'wordmark'] as const;
export type LogoKind = (typeof logoKinds)[number];

/** The brand's own links. */
export const linkNames = ['support', 'facebook', 'telegram', 'appAndroid', 'appIos'] as const;
export type LinkName = (typeof linkNames)[number];

/** The brand's texts. `description` may contain `{{age}}`. */
export interface BrandCopy {
  title: string;
  description: string;
  tagline: string;
}

export interface HeroArt {
  /** File name without width and extension: `hero` stands for `hero-780.avif` and `hero-780.webp`. */
  file: string;
  /** Available widths in pixels, in both formats. */
  widths: readonly number[];
  /** Height in pixels of the widest file. */
  height: number;
}

/** A chat of an outside support provider (docs/ports/support-provider.md). */
export interface SupportChat {
  /** Address of its script, loaded when somebody opens the chat. */
  script: string;
  /** Origin that the script may frame and speak to, besides its own. */
  frame?: string | undefined;
  /** What the provider calls the brand; public. */
  id: string;
}

/** A brand's `brand.json`. File names are relative to its folder. */
export interface BrandManifest {
  name: string;
  /** Host names without port, lower case. */
  hosts: readonly string[];
  merchantCode: string;
  /** The first language is the default. */
  languages: readonly Language[];
  currency: Currency;
  currencySymbol: string;
  /** Number of decimals shown; at most the currency's exponent. */
  decimals: number;
  /** Minor units of the step in which rules of money are counted. */
  moneyStep: number;
  /** Sums of the cashier in minor units, where those that follow from `moneyStep` do not suit. */
  amounts: {
    readonly depositLeast?: number | undefined;
    readonly withdrawLeast?: number | undefined;
    readonly offered?: readonly number[] | undefined;
  };
  /** IANA name. */
  timeZone: string;
  /** The higher one of brand and market. */
  age: number;
  /** The market pack whose rules hold. */
  market?: MarketName | undefined;
  /** The licence as the operator has it, in each language. */
  licence: Readonly<Partial<Record<Language, string>>>;
  logo?: string | undefined;
  logoKind: LogoKind;
  favicon: string;
  /** Square, 180 px, for home screens. */
  touchIcon: string;
  /** 1200 by 630 px, shown where a link is shared (SYS-15). */
  shareImage: string;
  displayFont?: string | undefined;
  /** Two cuts of a face for running text. */
  bodyFont?: { readonly regular: string; readonly bold: string } | undefined;
  hero?: HeroArt | undefined;
  copy: Readonly<Partial<Record<Language, BrandCopy>>>;
  links: Readonly<Partial<Record<LinkName, string>>>;
  /** Help lines for players; each has a number, an address or both. */
  helpLines: readonly HelpLine[];
  /** The site's own chat unless given. */
  supportChat?: SupportChat | undefined;
  /** Mail address of customer support. */
  supportMail?: string | undefined;
  /** Where to report security vulnerabilities. */
  securityContact?: string | undefined;
  layout: BrandLayout;
  /** Order and hiding of the navigation's entries; those that are not named follow in the gateway's order. */
  navigation: { readonly order: readonly NavigationName[]; readonly hidden: readonly NavigationName[] };
  /** Columns of the foot in place of the standard ones. */
  footerColumns: readonly FooterColumn[];
  /** `malaysia` adds that market's legal texts. */
  footer: BrandFooter;
  /** Variant of vendor pictures that suits this brand's background, in the header menus. */
  vendorPictures: VendorVariant;
  /** Default of each module flag; modules that are not named are off. */
  modules: Readonly<Partial<Record<ModuleId, '0' | '1'>>>;
  /** Categories with a game-list page of their own (NAV-04). */
  gameListCentres: readonly GameType[];
  /** The lotteries that it offers; all unless given. */
  lotteries?: readonly LotteryCode[] | undefined;
  gtagId?: string | undefined;
  /** Whether analytics waits for the visitor's consent; the default is true. */
  asksConsent: boolean;
  /** The brand is for tests and is not served in production. */
  testOnly: boolean;
  /** https origins. */
  imageCDNs: readonly string[];
  launchGameCDNs: readonly string[];
}
