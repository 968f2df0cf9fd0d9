import type { Language } from '#contract/constants';
import type { OwnLetters } from '#contract/letters';
import type { LotteryCode } from '#contract/lotteryCodes';
import type { MarketRules } from '#contract/market';
import type { Currency } from '#contract/money';

/** What the gateway knows of a brand: a merchant with its own members and money, chosen by the Host. */
export interface Tenant {
  /** Name of the brand's folder. */
  readonly key: string;
  readonly name: string;
  readonly merchantCode: string;
  readonly hosts: readonly string[];
  readonly languages: readonly Language[];
  readonly currency: Currency;
  readonly currencySymbol: string;
  readonly decimals: number;
  /** Minor units of the step in which rules of money are counted. */
  readonly moneyStep: number;
  /** Sums of the cashier that the brand sets by itself, in minor units. */
  readonly amounts: {
    readonly depositLeast?: number | undefined;
    readonly withdrawLeast?: number | undefined;
    readonly offered?: readonly number[] | undefined;
  };
  /** IANA name. */
  readonly timeZone: string;
  readonly age: number;
  /** Letters in its own words, by language. */
  readonly letters: Readonly<Partial<Record<Language, OwnLetters>>>;
  /** What its market demands. */
  readonly market: MarketRules;
  /** Address of the picture. */
  readonly favicon: string;
  /** Its main colours as six hex digits, in which vendors paint chips. */
  readonly skin: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  readonly layout: {
    /** Sections of the home page from the top. */
    readonly homeOrder: readonly string[];
    /** What vendors set the reels of slots in. */
    readonly scene: string;
  };
  /** Default of each white-label module: exactly "1" is on. */
  readonly modules: Readonly<Record<string, string>>;
  /** The lotteries that it offers; all unless given. */
  readonly lotteries?: readonly LotteryCode[] | undefined;
  readonly gtagId: string | null;
  /** Of an outside support provider; the site's own chat without it. */
  readonly supportChat: { readonly id: string } | null;
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
}

/** `refused`: a brand names the host, and its folder cannot be shown. */
export type HostStanding = 'shown' | 'refused' | 'unknown';

/** Host names are without port. */
export interface Tenants {
  /** `localhost` and bare addresses alone get the default brand. */
  readonly forHost: (host: string) => Tenant | undefined;
  readonly standing: (host: string) => HostStanding;
  readonly all: () => readonly Tenant[];
}
