import type { Side, Sport } from '#contract/sports';
import type { BoardMatch, Body, FailureValue, HotMatch, Value } from '#contract/wireTypes';
import { sessionService } from '../members/sessions/sessionService.ts';
import { matchService } from '../play/sports/matchService.ts';
import { giveMoney } from './playGame.ts';
import type { TestGateway } from './testGateway.ts';
import { testTenants } from './testTenants.ts';
import { silentLog } from './silentLog.ts';

/** The price of a side as the wire tells it. */
export const oddsOn = ({ moneyLine }: Pick<HotMatch, 'moneyLine'>, side: Side): string =>
  ({ home: moneyLine.homeTeamOdds, draw: moneyLine.drawOdds, away: moneyLine.awayTeamOdds })[side] ?? '';

type SlipLeg = Body<'sportsBet'>['legs'][number];

/** A leg on the winner of a match, at the price that the wire tells: 1X2 where there is a draw. */
export const winnerLeg = (match: Pick<HotMatch, 'id' | 'moneyLine'>, side: Side = 'home'): SlipLeg => ({
  matchId: match.id,
  market: match.moneyLine.drawOdds === undefined ? 'moneyLine' : 'result',
  ...{ side, odds: oddsOn(match, side) },
});

interface Given extends Partial<Body<'sportsBet'>> {
  readonly idempotencyKey?: string;
  readonly side?: Side;
  /** The price that is said to have been seen; the current one unless given. */
  readonly odds?: string;
}

type Refused = NonNullable<FailureValue<'sportsBet'>>;

/** A member at the matches of a gateway whose jobs the test drives. */
export const sportsDesk = (gateway: TestGateway) => {
  const { database, clock } = gateway;
  const tenants = testTenants(['aurora']);
  let keys = 0;
  const key = () => `key-${String((keys += 1)).padStart(20, '0')}`;
  const matches = async (sport: Sport = 'SPORTS') => {
    const { body } = await gateway.call('sportsMatches', { query: { sport, language: 'VI' } });
    return body.value as Value<'sportsMatches'>;
  };
  return {
    key,
    matches,
    /** Opens the first matches of a brand. */
    begin: () => matchService({ database, runtime: clock, tenants, log: silentLog }).open('aurora'),
    player: async (amount = 1_000_000n) => {
      const member = await gateway.members.create();
      await giveMoney(gateway, member.row.id, amount);
      return member;
    },
    /** A session of its own, when hours have passed. */
    enter: (memberId: string) =>
      sessionService(database.queries, clock).begin('aurora', memberId, { ip: '127.0.0.1', agent: 'test' }),
    /** The next match of a sport that has not begun. */
    coming: async (sport: Sport = 'SPORTS'): Promise<BoardMatch> => {
      const match = (await matches(sport)).list.find(({ minute }) => minute === undefined);
      if (match === undefined) throw new Error(`${sport} has no match to come`);
      return match;
    },
    bet: async (
      token: string,
      match: Pick<HotMatch, 'id' | 'moneyLine'>,
      { idempotencyKey = key(), side = 'home', odds, legs, ...given }: Given = {},
    ) => {
      const leg = winnerLeg(match, side);
      const body = {
        ...{ legs: legs ?? [{ ...leg, ...(odds !== undefined && { odds }) }], stake: '100000' },
        ...{ takesRise: false, language: 'VI', ...given },
      };
      const answer = await gateway.call('sportsBet', { token, body, idempotencyKey });
      const { status, body: said } = answer;
      return { status, message: said.message, value: said.value as Value<'sportsBet'> & Refused };
    },
    bets: async (token: string) => {
      const query = { pageNo: '1', pageSize: '50', language: 'VI' };
      const { body } = await gateway.call('sportsBets', { token, query });
      return body.value as Value<'sportsBets'>;
    },
  };
};
