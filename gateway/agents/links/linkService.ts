import { registerLinkPath } from '#contract/agentLinks';
import type { Body, Query, Value } from '#contract/wireTypes';
import { daysIn } from '../../brands/calendar/dayRange.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Player } from '../../http/policy/caller.ts';
import { drawCode } from '../../members/invitations/invitationService.ts';
import { linkStore, type CountedLink } from '../../members/invitations/linkStore.ts';
import { kindOfType } from '../../members/members/accountKind.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { publicNameFault } from '../../members/names/publicNameFault.ts';
import { lineRates } from '../../members/rates/lineRates.ts';
import { capped, standardRates, type Rates } from '../../members/rates/rates.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { demandRates } from '../rebates/demandRates.ts';
import { readLinkName } from './readLinkName.ts';

type Link = Value<'addRegisterLink'>;

/** So many links of an agent may run at once, and be kept in all. */
const most = { running: 50, kept: 500 } as const;

/** Where links of this call lead, without a path. */
interface Place {
  readonly origin: string;
  readonly now: Date;
}

const shown = (link: CountedLink, own: Rates, { origin }: Place): Link => ({
  code: link.code,
  name: link.name,
  kind: link.makes,
  rates: capped(link.rates ?? standardRates, own),
  address: origin + registerLinkPath(link.code),
  createdAt: link.createdAt.toISOString(),
  endedAt: link.endedAt?.toISOString() ?? null,
  visits: link.visits,
  registrations: link.registrations,
});

/** Links by which agents bring others into their line (AGENT-02). */
export const linkService = (database: Database, runtime: Runtime) => {
  const ratesOf = (queries: Queries, caller: Player, { now }: Place) => lineRates(queries).of(caller, now);

  const read = async (queries: Queries, caller: Player, code: string, place: Place): Promise<Link> => {
    const link = (await linkStore(queries).find(caller, code)) ?? refuse('not_found');
    return shown(link, await ratesOf(queries, caller, place), place);
  };

  /** What a form says, once it holds. */
  const demandTerms = async (
    tx: Queries,
    caller: Player,
    { name, kind, rates }: Pick<Body<'addRegisterLink'>, 'name' | 'kind' | 'rates'>,
    place: Place,
  ) => {
    demandRates(rates, await ratesOf(tx, caller, place));
    return { name: readLinkName(name), makes: kind, rates };
  };

  return {
    list: async (caller: Player, place: Place): Promise<Value<'registerLinks'>> => {
      const own = await ratesOf(database.queries, caller, place);
      const links = await linkStore(database.queries).list(caller);
      return { list: links.map((link) => shown(link, own, place)), most: most.running, own };
    },

    read: async (
      caller: Player,
      { code, from, to, pageNo, pageSize }: Query<'registerLink'>,
      place: Place,
    ): Promise<Value<'registerLink'>> => {
      const range = { from, to };
      daysIn(range);
      const page = pageOf({ pageNo, pageSize });
      const link = await read(database.queries, caller, code, place);
      const name = { merchant: caller.merchant, code: link.code };
      const store = linkStore(database.queries);
      const joined = await store.joined(name, range, page);
      return {
        link,
        days: await store.days(name, range),
        list: joined.map(({ account, nickname, type, joinedAt }) => ({
          account,
          nickname,
          kind: kindOfType(type),
          joinedAt: joinedAt.toISOString(),
        })),
        ...page.facts(await store.joinedCount(name, range)),
      };
    },

    /** Refuses `rebate_out_of_range`, `list_full`, and `invalid_fields` with what is wrong. */
    add: (
      caller: Player,
      { code, ...given }: Body<'addRegisterLink'>,
      tenant: Pick<Tenant, 'name'>,
      place: Place,
    ): Promise<Link> =>
      database.transaction(async (tx) => {
        await lockMember(tx, caller);
        const store = linkStore(tx);
        const { running, all } = await store.size(caller);
        if (running >= most.running || all >= most.kept) refuse('list_full');
        const terms = await demandTerms(tx, caller, given, place);
        const fault = code === undefined ? undefined : publicNameFault(code, tenant.name);
        if (fault !== undefined) refuse('invalid_fields', { fields: { code: fault } });
        const made = await store.add(caller, code ?? drawCode(runtime), terms, place.now);
        if (made === undefined) return refuse('invalid_fields', { fields: { code: 'taken' } });
        return read(tx, caller, made.code, place);
      }),

    /** For whoever registers from now on. Refuses `not_found` for a link that has ended as well. */
    change: (caller: Player, { code, ...given }: Body<'changeRegisterLink'>, place: Place): Promise<Link> =>
      database.transaction(async (tx) => {
        const terms = await demandTerms(tx, caller, given, place);
        if (!(await linkStore(tx).change(caller, code, terms))) return refuse('not_found');
        return read(tx, caller, code, place);
      }),

    end: async (caller: Player, code: string, { now }: Pick<Place, 'now'>): Promise<void> => {
      const ended = await linkStore(database.queries).change(caller, code, { endedAt: now });
      if (!ended) refuse('not_found');
    },
  };
};
