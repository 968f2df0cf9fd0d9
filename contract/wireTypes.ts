import type { Static, TSchema } from 'typebox';
import type { BuiltEndpointName, schemas } from './schemas.ts';
import type { BoardMatchSchema, MatchPriceSchema } from './schemas/sports.ts';

type Shape<Name extends BuiltEndpointName, Part extends string> =
  (typeof schemas)[Name] extends Record<Part, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type Query<Name extends BuiltEndpointName> = Shape<Name, 'query'>;
export type Body<Name extends BuiltEndpointName> = Shape<Name, 'body'>;
export type Value<Name extends BuiltEndpointName> = Shape<Name, 'value'>;
export type FailureValue<Name extends BuiltEndpointName> = Shape<Name, 'failure'>;

export type Permission = Value<'permission'>;
/** The answer to a visitor who has just logged in or registered. */
export type Entry = Value<'login'>;
/** An additional check that a log-in requires. */
export type EntryCheck = NonNullable<FailureValue<'login'>['check']>;
export type MemberInfo = Value<'memberInfo'>;
export type Announcements = Value<'announcements'>;
export type Banner = Announcements['banners'][number];
export type Notice = Announcements['player'][number];
export type Popup = Announcements['promotion'][number];
export type Game = Value<'gameList'>['games'][number];
export type VendorLane = Value<'gameVendors'>['data']['lanes'][number];
export type Vendor = VendorLane['vendors'][number];
export type HotMatch = Value<'hotMatches'>['list'][number];
/** A match with all its markets. */
export type BoardMatch = Static<typeof BoardMatchSchema>;
export type MatchPrice = Static<typeof MatchPriceSchema>;
export type Winner = Value<'winners'>['list'][number];
