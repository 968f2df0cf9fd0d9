import type { EndpointName } from '#contract/endpoints';
import type { BuiltEndpointName } from '#contract/schemas';
import type { Body, Value } from '#contract/wireTypes';
import { sessionService } from '../members/sessions/sessionService.ts';
import { setFlags } from './setFlags.ts';
import type { CallOptions, TestAnswer, TestGateway } from './testGateway.ts';
import type { TestMember } from './testMembers.ts';

/** Two lines of a brand, and what their members call. */
export const agentTeam = async (gateway: TestGateway) => {
  await setFlags(gateway, ['AGENTPOLICY3', 'USERNAMEREG3']);
  const { create } = gateway.members;
  const agent = await create({ type: 1, account: 'topagent' });
  const sub = await create({ type: 1, account: 'subagent', upline: agent.row });
  const player = await create({ account: 'lineplayer', upline: sub.row });
  const other = await create({ type: 1, account: 'otheragent' });
  const stranger = await create({ account: 'otherplayer', upline: other.row });

  const call = (name: EndpointName, { token }: Pick<TestMember, 'token'>, options: CallOptions = {}) =>
    gateway.call(name, { ...options, token });
  const valueOf = async <Name extends BuiltEndpointName>(answer: Promise<TestAnswer>) => {
    const { body, status } = await answer;
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
    return body.value as Value<Name>;
  };

  let registered = 0;
  return {
    ...{ agent, sub, player, other, stranger, call },

    read: <Name extends BuiltEndpointName>(
      name: Name,
      by: Pick<TestMember, 'token'>,
      query?: Readonly<Record<string, string>>,
    ) => valueOf<Name>(call(name, by, query && { query })),

    act: <Name extends BuiltEndpointName>(name: Name, by: Pick<TestMember, 'token'>, body: Body<Name>) =>
      valueOf<Name>(call(name, by, { body })),

    /** The session of a member whose first one is over. */
    again: async ({ row: { merchant, id } }: TestMember) => {
      const sessions = sessionService(gateway.database.queries, gateway.clock);
      return { token: await sessions.begin(merchant, id, { ip: '127.0.0.1', agent: 'test' }) };
    },

    setRates: (by: TestMember, { row }: TestMember, rates: object, more: object = {}) =>
      call('setDownlineRebates', by, { body: { account: row.account, rates, ...more } }),

    /** Somebody registers by a code, from an address of their own. */
    register: (affiliateCode: string, more: object = {}) => {
      registered += 1;
      const password = 'hoa-sen-nở-88';
      return gateway.call('register', {
        ip: `10.1.${registered}.1`,
        body: {
          username: `newcomer${registered}`,
          ...{ password, confirmPassword: password, affiliateCode },
          ...{ registerMethod: 'WEB', login: true, agreed: true, ...more },
        },
      });
    },
  };
};
