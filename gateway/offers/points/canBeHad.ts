import type { PointReward } from './schema.ts';

/** Whether a reward is in the mall and in stock. */
export const canBeHad = ({ stock, pausedAt }: Pick<PointReward, 'stock' | 'pausedAt'>): boolean =>
  pausedAt === null && stock !== 0;
