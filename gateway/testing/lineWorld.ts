import { countLines } from './countLines.ts';
import { setFlags } from './setFlags.ts';
import { playRounds, type TestRound } from './playRounds.ts';
import { giveMoney } from './playGame.ts';
import type { TestGateway } from './testGateway.ts';
import type { TestMember } from './testMembers.ts';

const AGENT = 1;

/** A line of the first brand: an agent, an agent below, players of both, and a stranger with a line of its own. */
export const lineWorld = async (gateway: TestGateway) => {
  await setFlags(gateway, ['AGENTPOLICY3']);
  const { members } = gateway;
  const top = await members.create({ type: AGENT });
  const sub = await members.create({ type: AGENT, upline: top.row });
  const player = await members.create({ upline: top.row });
  const subPlayer = await members.create({ upline: sub.row });
  const stranger = await members.create({ type: AGENT });
  const strangerPlayer = await members.create({ upline: stranger.row });
  const brand = gateway.tenants.all()[0];
  if (brand === undefined) throw new Error('No brand');
  return {
    top,
    sub,
    player,
    subPlayer,
    stranger,
    strangerPlayer,
    brand,
    play: async ({ row }: TestMember, rounds: readonly TestRound[]): Promise<void> => {
      await giveMoney(gateway, row.id, 10_000_000n);
      await playRounds(gateway, row.id, rounds);
    },
    count: (now?: Date): Promise<void> => countLines(gateway, now),
  };
};
