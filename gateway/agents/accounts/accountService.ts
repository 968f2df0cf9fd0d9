import type { FastifyBaseLogger } from 'fastify';
import { activationPath } from '#contract/agentLinks';
import { trimText } from '#contract/plainText';
import type { Body, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Player } from '../../http/policy/caller.ts';
import { brokenConstraint } from '../../ledger/postings/brokenConstraint.ts';
import { waitingAccountStore, type HandedOver } from '../../members/activation/waitingAccounts.ts';
import { kindOfType, typeOfKind } from '../../members/members/accountKind.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { lineRates } from '../../members/rates/lineRates.ts';
import { accountFaults } from '../../members/registration/accountFaults.ts';
import type { Database } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { demandRates } from '../rebates/demandRates.ts';

const DAY = 24 * 60 * 60_000;
/** Of an agent: accounts that may wait for their owners at once, and that may be opened in a day. */
const most = { waiting: 50, aDay: 100 } as const;

/** Where the links lead, without a path. */
interface Place {
  readonly tenant: Tenant;
  readonly origin: string;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

const handedOver = ({ token, expiresAt }: HandedOver, origin: string) => ({
  address: origin + activationPath(token),
  expiresAt: expiresAt.toISOString(),
});

/** Accounts that an agent opens for others, who make them their own (AGENT-12). */
export const accountService = (database: Database, runtime: Runtime) => {
  const store = waitingAccountStore(database.queries, runtime);

  const demandPace = async ({ merchant, memberId }: Player, now: Date): Promise<void> => {
    const counted = { merchant, kind: 'accounts opened', subject: memberId };
    const counter = windowCounter(database.queries);
    if ((await counter.add(counted, DAY, now)) <= most.aDay) return;
    throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, now));
  };

  const openIn = (
    caller: Player,
    { username: account, nickname, kind, rates }: Body<'openAccount'>,
    { now }: Place,
  ) =>
    database.transaction(async (tx) => {
      await lockMember(tx, caller);
      const inTx = waitingAccountStore(tx, runtime);
      if ((await inTx.size(caller)) >= most.waiting) refuse('list_full');
      demandRates(rates, await lineRates(tx).of(caller, now));
      const plan = { account, nickname: nickname && trimText(nickname), type: typeOfKind[kind] };
      return inTx.open(caller, plan, rates);
    });

  return {
    list: async (caller: Player, now: Date): Promise<Value<'waitingAccounts'>> => {
      const rates = lineRates(database.queries);
      const list: Value<'waitingAccounts'>['list'] = [];
      for (const row of await store.list(caller)) {
        const { id, account, nickname, type, openedAt, expiresAt } = row;
        list.push({
          id,
          account,
          nickname,
          kind: kindOfType(type),
          rates: await rates.of(row, now),
          openedAt: openedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        });
      }
      return { list, most: most.waiting };
    },

    /** Refuses `rebate_out_of_range`, `list_full`, `too_many_requests`, and `invalid_fields` with what is wrong. */
    open: async (caller: Player, body: Body<'openAccount'>, place: Place): Promise<Value<'openAccount'>> => {
      await demandPace(caller, place.now);
      const fields = await accountFaults(database.queries, runtime)(body, place);
      if (Object.keys(fields).length > 0) refuse('invalid_fields', { fields });
      try {
        const { id, account, ...link } = await openIn(caller, body, place);
        return { id, account, ...handedOver(link, place.origin) };
      } catch (error) {
        if (brokenConstraint(error) !== 'members_merchant_account_key_index') throw error;
        return refuse('invalid_fields', { fields: { username: 'taken' } });
      }
    },

    renew: async (caller: Player, id: string, { origin }: Pick<Place, 'origin'>) =>
      handedOver((await store.renew(caller, id)) ?? refuse('not_found'), origin),

    withdraw: (caller: Player, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await waitingAccountStore(tx, runtime).withdraw(caller, id))) refuse('not_found');
      }),
  };
};
