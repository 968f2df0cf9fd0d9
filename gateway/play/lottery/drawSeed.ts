import type { lotteryDraws } from './schema.ts';
import type { RoundSeed } from '../../platform/fairness/seedDraws.ts';

type NamedDraw = Pick<typeof lotteryDraws.$inferSelect, 'merchant' | 'lottery' | 'drawNo' | 'serverSeed'>;

/** Seeds of a draw: nobody's choice beside the server's, so the draw's own name stands for the client's (GAME-12). */
export const drawSeed = ({ merchant, lottery, drawNo, serverSeed }: NamedDraw): RoundSeed => ({
  serverSeed,
  clientSeed: `${merchant}:${lottery}:${drawNo}`,
  nonce: 0,
});
