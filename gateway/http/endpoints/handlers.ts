import type { FastifyReply, FastifyRequest } from 'fastify';
import type { endpoints, EndpointName } from '#contract/endpoints';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Body, Query, Value } from '#contract/wireTypes';
import type { Caller, Player } from '../policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { WrittenAnswer } from './WrittenAnswer.ts';

type Entry<Name extends EndpointName> = (typeof endpoints)[Name];

/** Everything a handler is told about one call; its shapes are already checked, its caller already admitted. */
export interface Call<Name extends BuiltEndpointName> {
  readonly query: Query<Name>;
  readonly body: Body<Name>;
  readonly caller: Entry<Name>['role'] extends 'anyone' ? Caller : Player;
  readonly merchant: string;
  readonly tenant: Tenant;
  readonly now: Date;
  readonly request: FastifyRequest;
  /** For headers beside the answer, such as cookies. */
  readonly reply: FastifyReply;
  /** Calls that move money run in one transaction with their idempotency row; the effect must use it. */
  readonly tx: Entry<Name> extends { money: true } ? Queries : undefined;
}

/** Answers a call with its value, or ends it with `refuse`. */
export type Handler<Name extends BuiltEndpointName> = (
  call: Call<Name>,
) => Promise<Value<Name> | WrittenAnswer> | Value<Name>;

/**
 * Answers a call that moves money and then asks another server, for which no transaction waits. `afterwards` begins once
 * the first step is committed and gets its value, at each repetition of the key as well: its effect has to be one.
 */
export interface MoneyHandler<Name extends BuiltEndpointName> {
  readonly inTransaction: (call: Call<Name>) => Promise<Value<Name>>;
  readonly afterwards: (value: Value<Name>, call: Omit<Call<Name>, 'tx'>) => Promise<Value<Name>>;
}

export type Handlers = {
  readonly [Name in BuiltEndpointName]?:
    | Handler<Name>
    | (Entry<Name> extends { money: true } ? MoneyHandler<Name> : never);
};
