import type { Value } from '#contract/wireTypes';

/** Who opens the chat, and at which brand. */
export interface SupportAsker {
  /** Undefined for a visitor, and for a trial account. */
  readonly memberId: string | undefined;
  readonly merchant: string;
  /** Origin of the brand, by its first host. */
  readonly origin: string;
}

/** Where members talk to support: the site's own chat, or that of an outside party (docs/ports/support-provider.md). */
export interface SupportProvider {
  /** What the page needs to open the chat. */
  readonly seat: (asker: SupportAsker) => Promise<Value<'supportSeat'>>;
}
