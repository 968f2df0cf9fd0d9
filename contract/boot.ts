import type { GameType, Language } from './constants.ts';
import type { HelpLine } from './saferPlay.ts';
import type { GatewayProfile } from './profile.ts';
import type { VendorVariant } from './vendorPictures.ts';
import type { Banner } from './wireTypes.ts';

/** The brand's own art in the widths that its folder has; each address changes with the content of its file. */
export interface BrandArt {
  /** What banners call it. */
  readonly url: string;
  readonly src: string;
  readonly srcSet: string;
  /** AVIF of the same widths. */
  readonly avif: string;
  /** The smallest one in its formats, lightest first. */
  readonly small: readonly string[];
}

/** What the site must know of the brand before the first answer; the rest comes with `permission`. */
export interface BootBrand {
  readonly key: string;
  readonly name: string;
  /** Titles of the home page in the brand's own words, with `{{brand}}` and `{{age}}`. */
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  /** What the brand says of itself, likewise. */
  readonly abouts: Readonly<Partial<Record<Language, string>>>;
  readonly merchantCode: string;
  readonly languages: readonly Language[];
  readonly currency: string;
  readonly decimals: number;
  /** IANA name, for display and day borders. */
  readonly timeZone: string;
  readonly age: number;
  readonly logo: string;
  readonly art: BrandArt;
  /** Categories with a game-list page of their own (NAV-04). */
  readonly gameListCentres: readonly GameType[];
  /** Which of the pictures of vendors stand in the header's menus. */
  readonly vendorPictures: VendorVariant;
  /** Which words for its market the foot of a page bears. */
  readonly footer: 'standard' | 'malaysia';
  /** Sections of the home page in the brand's order. */
  readonly homeOrder: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  /** Where players find help, as the operator gave them; none is invented (SAFE-06). */
  readonly helpLines: readonly HelpLine[];
  /** Analytics waits for the visitor's word (SYS-13). */
  readonly asksConsent: boolean;
}

/** The JSON in `<script id="boot">`, written by the front for each page. Never holds member data. */
export interface Boot {
  readonly build: string;
  readonly language: Language;
  readonly brand: BootBrand;
  readonly profile: GatewayProfile;
  /** Values of successful first calls by `callKey`; each counts as the call. */
  readonly answers: Readonly<Record<string, unknown>>;
  /**
   * The banner that stands in the document's markup, so that the hydrating pass writes the same; null where the
   * document has none. The other banners follow from `answers` in a later render.
   */
  readonly hero: Banner | null;
  /** Money is play money, which the page says. Never in production. */
  readonly playMoney: boolean;
  /** Milliseconds since the epoch on the gateway when the document was written; corrects a wrong clock. */
  readonly now: number;
}
