import type { Body, Value } from '#contract/wireTypes';
import { drawService } from '../play/lottery/drawService.ts';
import { giveMoney } from './playGame.ts';
import type { TestGateway } from './testGateway.ts';
import { testTenants } from './testTenants.ts';
import { silentLog } from './silentLog.ts';

export type BetLine = Body<'lotteryBet'>['lines'][number];

/** A member at the lottery of a gateway whose jobs the test drives. */
export const lotteryDesk = (gateway: TestGateway) => {
  const { database, clock } = gateway;
  const tenants = testTenants(['aurora']);
  const draws = drawService({ database, runtime: clock, tenants, log: silentLog });
  let keys = 0;
  const key = () => `key-${String((keys += 1)).padStart(20, '0')}`;

  const player = async (amount = 1_000_000n) => {
    const member = await gateway.members.create();
    await giveMoney(gateway, member.row.id, amount);
    return member;
  };
  const lobby = async (token: string, gameCode: string) => {
    const { body } = await gateway.call('lotteryLobby', { token, query: { gameCode, language: 'VI' } });
    return body.value as Value<'lotteryLobby'>;
  };
  return {
    /** Opens the first draws of a brand. */
    begin: async (): Promise<void> => {
      for (const tenant of tenants.all()) await draws.open(tenant);
    },
    key,
    player,
    lobby,
    /** Bets on the next draw, or on the one named. */
    bet: async (
      token: string,
      gameCode: string,
      lines: readonly Partial<BetLine>[],
      { drawNo, idempotencyKey = key() }: { drawNo?: string; idempotencyKey?: string } = {},
    ) => {
      const named = drawNo ?? (await lobby(token, gameCode)).next?.drawNo;
      const body = {
        gameCode,
        drawNo: named,
        language: 'VI',
        lines: lines.map((line) => ({
          ...{ playType: 'de', picks: ['07'], unitStake: '1000', times: 1 },
          ...line,
        })),
      };
      const answer = await gateway.call('lotteryBet', { token, body, idempotencyKey });
      const { list } = (answer.body.value ?? { list: [] }) as Value<'lotteryBet'>;
      return { status: answer.status, message: answer.body.message, tickets: list };
    },
    cancel: async (token: string, ticketId: string) => {
      const body = { ticketId, language: 'VI' };
      const answer = await gateway.call('lotteryCancel', { token, body, idempotencyKey: key() });
      return { status: answer.status, message: answer.body.message };
    },
    tickets: async (token: string) => {
      const query = { pageNo: '1', pageSize: '50', language: 'VI' };
      const { body } = await gateway.call('lotteryTickets', { token, query });
      return body.value as Value<'lotteryTickets'>;
    },
  };
};
