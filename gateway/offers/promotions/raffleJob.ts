import Type from 'typebox';
import type { Parts } from '../../http/endpoints/module.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import { jobKind, type JobHandler } from '../../platform/jobs/jobKind.ts';
import type { Queries } from '../../platform/database/database.ts';
import { clientSeedOf, drawWinners } from './drawWinners.ts';
import { promotionStore } from './promotionStore.ts';
import type { Promotion } from './schema.ts';

const raffleDraw = jobKind({
  name: 'raffle is drawn',
  payload: Type.Object({ merchant: Type.String(), promotionId: Type.Integer() }),
});

/** Stores the draw with the raffle. */
export const addRaffleDraw = async (
  tx: Queries,
  { id: promotionId, merchant, drawAt }: Promotion,
): Promise<void> => {
  if (drawAt === null) return;
  const job = { key: `${merchant} ${promotionId}`, payload: { merchant, promotionId }, runAt: drawAt };
  await addJobs(tx, raffleDraw, [job]);
};

/** Draws a raffle once: its row is locked, and what was drawn stays. */
const draw = async (
  tx: Queries,
  { merchant, promotionId }: { readonly merchant: string; readonly promotionId: number },
  now: Date,
): Promise<void> => {
  const store = promotionStore(tx);
  const raffle = await store.lock(merchant, promotionId);
  if (raffle === undefined || raffle.serverSeed === null || raffle.drawnAt !== null) return;
  const tickets = await store.tickets(promotionId);
  const clientSeed = clientSeedOf(
    promotionId,
    tickets.map(({ memberId }) => memberId),
  );
  const winners = await drawWinners({
    serverSeed: raffle.serverSeed,
    clientSeed,
    tickets: tickets.length,
    prizes: raffle.reward.prizes ?? [],
  });
  const amountOf = new Map(winners.map(({ ticket, amount }) => [ticket, BigInt(amount)]));
  await store.loseAll(promotionId, now);
  for (const { id, ticket } of tickets) {
    const amount = amountOf.get(ticket ?? 0);
    if (amount !== undefined) await store.changeEntry(id, { state: 'won', amount });
  }
  await store.change(promotionId, { clientSeed, drawnAt: now });
};

export const raffleJob = ({ database }: Pick<Parts, 'database'>): JobHandler =>
  jobHandler(raffleDraw, (payload, now) => database.transaction((tx) => draw(tx, payload, now)));
