import type { Currency } from '#contract/money';
import type { GameVisit } from '../launch/schema.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';

/** Where a round is played, and by whom. */
type RoundVisit = Pick<GameVisit, 'id' | 'merchant' | 'memberId' | 'vassalage' | 'gameCode' | 'gameType'>;

/** What a vendor says of a round, for the visit in which it is played. */
export interface RoundCall<Visit extends RoundVisit = RoundVisit> {
  readonly visit: Visit;
  readonly roundRef: string;
  readonly currency: Currency;
  /** Names the row of a round that is new. */
  readonly id: string;
  readonly now: Date;
}

/** A round that is to be placed: its stake counts on the day by the brand's clock. */
export type PlacingCall<Visit extends RoundVisit = RoundVisit> = RoundCall<Visit> & Pick<Tenant, 'timeZone'>;
