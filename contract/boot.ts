import type { GameType, Language } from './constants.ts';
import type { Currency } from './money.ts';
import type { HelpLine } from './saferPlay.ts';
import type { GatewayProfile } from './profile.ts';
import type { VendorVariant } from './vendorPictures.ts';
import type { Banner } from './wireTypes.ts';

/**
 * The brand's own hero picture, in the widths that its folder has. An address changes when the content of its file
 * changes.
 */
export interface BrandArt {
  /** The address that banners use for this picture. */
  readonly url: string;
  readonly src: string;
  readonly srcSet: string;
  /** The same widths in AVIF. */
  readonly avif: string;
  /** The smallest width in each format, lightest format first. */
  readonly small: readonly string[];
}

type Texts = Readonly<Partial<Record<Language, string>>>;

/** A column of the foot: one that the site fills by itself, or links of the brand's own. */
export interface FooterColumn {
  readonly standard?: 'products' | 'help' | 'apps' | undefined;
  readonly title?: Texts | undefined;
  readonly links: readonly { readonly label: Texts; readonly href: string }[];
}

/** The facts about the brand that the site needs before the first answer. The `permission` answer has the others. */
export interface BootBrand {
  readonly key: string;
  readonly name: string;
  /** Titles of the home page in the brand's own words, with `{{brand}}` and `{{age}}`. */
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** Description of the site in the brand's own words, with `{{brand}}` and `{{age}}`. */
  readonly abouts: Readonly<Partial<Record<Language, string>>>;
  readonly merchantCode: string;
  readonly languages: readonly Language[];
  readonly currency: Currency;
  readonly decimals: number;
  /** Minor units of the step in which rules of money are counted. */
  readonly moneyStep: number;
  /** IANA name of the time zone, for displayed times and the borders of days. */
  readonly timeZone: string;
  readonly age: number;
  readonly logo: string;
  readonly art: BrandArt;
  /** Categories with a game-list page of their own (NAV-04). */
  readonly gameListCentres: readonly GameType[];
  /** The variant of vendor pictures that the header menus use. */
  readonly vendorPictures: VendorVariant;
  /** Which market's legal texts the footer has. */
  readonly footer: 'standard' | 'malaysia';
  /** The operator's licence in each language, for the foot of the page. */
  readonly licence: Readonly<Partial<Record<Language, string>>>;
  /** Entries of the navigation in the brand's order, and those that it hides. */
  readonly navigation: { readonly order: readonly string[]; readonly hidden: readonly string[] };
  /** The brand's own columns of the foot, in place of the standard ones. */
  readonly footerColumns: readonly FooterColumn[];
  /** Addresses of files with the brand's own words, by language. */
  readonly words: Readonly<Partial<Record<Language, string>>>;
  /** Sections of the home page in the brand's order. */
  readonly homeOrder: readonly string[];
  /** Frame of the page; the other choices of the layout are in the brand's style sheet. */
  readonly shell: string;
  /** Categories whose head has art of the brand. */
  readonly artOf: readonly GameType[];
  /** Rows of games above the list of a category, where the brand has its own order. */
  readonly gameRows: Readonly<Partial<Record<GameType, readonly string[]>>>;
  readonly links: Readonly<Record<string, string>>;
  /** Help lines as the operator configured them; the product ships none (SAFE-06). */
  readonly helpLines: readonly HelpLine[];
  /** Mail address of customer support, if any. */
  readonly supportMail?: string | undefined;
  /** Whether the chat with support is that of an outside party. */
  readonly outsideChat: boolean;
  /** Whether analytics waits for the visitor's consent (SYS-13). */
  readonly asksConsent: boolean;
}

/** The JSON in `<script id="boot">`, written by the front for each page. Never holds member data. */
export interface Boot {
  readonly build: string;
  readonly language: Language;
  readonly brand: BootBrand;
  readonly profile: GatewayProfile;
  /** Answers of the first calls by `callKey`; the site uses each instead of making the call. */
  readonly answers: Readonly<Record<string, unknown>>;
  /**
   * The banner in the document's markup. Hydration renders the same one; null if the document has none. A later
   * render adds the other banners from `answers`.
   */
  readonly hero: Banner | null;
  /** Whether the money is play money; the page then says so. Never true in production. */
  readonly playMoney: boolean;
  /** The gateway's time when it wrote the document, in milliseconds since the epoch; corrects a wrong clock. */
  readonly now: number;
}
