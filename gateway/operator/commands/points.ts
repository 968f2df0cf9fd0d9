import { redeemReasons } from '#contract/points';
import { changeReward } from '../../offers/points/changeReward.ts';
import { pointDesk } from '../../offers/points/pointDesk.ts';
import { pointStore } from '../../offers/points/pointStore.ts';
import { ratioStore } from '../../offers/points/ratioStore.ts';
import { ratioKinds } from '../../offers/points/pointRules.ts';
import type { PointReward } from '../../offers/points/schema.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { requireBelowEdge, earningsOf, lossInput } from '../acts/requireBelowEdge.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { readFreeRounds } from '../acts/freeRoundInputs.ts';
import { pointRewardInputs, pointRewardTextInputs, readPointReward } from '../acts/pointInputs.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const id = { kind: 'integer', required: true, help: 'id out of the list of rewards' } as const;
const no = { kind: 'text', required: true, help: 'number out of the list of orders' } as const;

const line = (
  { id: number, kind, texts, points, stock, amount, pausedAt }: PointReward,
  { currency }: ActContext['tenant'],
) => ({
  id: number,
  kind,
  title: texts.EN.title,
  points,
  pays: amount === null ? null : amountCell(amount, currency),
  stock,
  state: pausedAt === null ? 'open' : 'paused',
});

const change = async (
  { tx, merchant, tenant, now }: ActContext,
  target: number,
  to: Partial<PointReward>,
) => {
  const before = await pointStore(tx).lockReward(merchant, target);
  if (before === undefined) throw new OperatorError(`There is no reward ${target}`);
  const after = await changeReward(tx, before, to, now);
  return {
    rows: [line(after, tenant)],
    change: { target: String(target), before: line(before, tenant), after: line(after, tenant) },
  };
};

const ratiosOf = async ({ tx, merchant, tenant, now }: ActContext) => {
  const { history, ofKind } = ratioStore(tx);
  const ratios = await history(merchant, now);
  return ratioKinds.map((kind) => {
    const ratio = ofKind(ratios, kind, now);
    return {
      kind,
      points: ratio?.points ?? null,
      amount: ratio === undefined ? null : amountCell(ratio.amount, tenant.currency),
      since: ratio?.from.toISOString() ?? null,
    };
  });
};

export const points: Command = {
  summary: 'The points mall: ratios, rewards and their stock, and goods that wait for being sent.',
  shown: true,
  acts: {
    ratios: act({
      summary: 'Points for an amount, by source, and what points are worth.',
      run: async (context) => ({ rows: await ratiosOf(context) }),
    }),
    ratio: act({
      summary: 'Sets a ratio from now on; what was played before earns by the ratio of its time.',
      places: { kind: { kind: 'text', choices: ratioKinds, required: true, help: 'a source, or convert' } },
      options: {
        points: { kind: 'integer', required: true, help: 'so many points; 0 ends it' },
        amount: { kind: 'money', required: true, help: 'for each full amount of it, in whole units' },
        loss: lossInput,
      },
      run: async (context, { kind, points: count, amount, loss }) => {
        if (count < 0) throw new OperatorError('points has to be at least 0');
        const { tx, merchant, now } = context;
        const before = (await ratiosOf(context)).find((one) => one.kind === kind);
        const ratio = { kind, points: count, amount };
        const earnings = await earningsOf(context);
        await ratioStore(tx).add({ merchant, from: now, ...ratio });
        if (loss === undefined) await requireBelowEdge(context, earnings);
        const after = (await ratiosOf(context)).filter((one) => one.kind === kind);
        return { rows: after, change: { target: kind, before, after: after[0] } };
      },
    }),
    list: act({
      summary: 'Every reward of the mall.',
      run: async ({ tx, merchant, tenant }) => ({
        rows: (await pointStore(tx).rewards(merchant, 'all')).map((row) => line(row, tenant)),
        whenEmpty: 'There is no reward.',
      }),
    }),
    add: act({
      summary: 'Puts a reward into the mall.',
      options: { ...pointRewardInputs, ...pointRewardTextInputs },
      run: async (context, values) => {
        const { tx, tenant } = context;
        const rounds =
          values.rounds === undefined ? null : await readFreeRounds(context, values.rounds, values);
        const row = await pointStore(tx).addReward(readPointReward(values, tenant, rounds));
        return {
          rows: [line(row, tenant)],
          change: { target: String(row.id), before: null, after: line(row, tenant) },
        };
      },
    }),
    stock: act({
      summary: 'Sets how many pieces of a reward there are; who waits for it is told that it is back.',
      places: { id, pieces: { kind: 'integer', required: true, help: 'pieces from now on' } },
      run: (context, { id: target, pieces }) => {
        if (pieces < 0) throw new OperatorError('pieces has to be at least 0');
        return change(context, target, { stock: pieces });
      },
    }),
    price: act({
      summary: 'Sets what one piece of a reward costs; who saw another price is asked again.',
      places: { id, points: { kind: 'integer', required: true, help: 'points for one piece' } },
      run: (context, { id: target, points: price }) => {
        if (price < 1) throw new OperatorError('points has to be at least 1');
        return change(context, target, { points: price });
      },
    }),
    pause: act({
      summary: 'Takes a reward out of the mall; orders go on.',
      places: { id },
      run: (context, { id: target }) => change(context, target, { pausedAt: context.now }),
    }),
    resume: act({
      summary: 'Brings a reward back into the mall.',
      places: { id },
      run: (context, { id: target }) => change(context, target, { pausedAt: null }),
    }),
    orders: act({
      summary: 'Goods that wait for being sent, the oldest first.',
      run: async ({ tx, merchant }) => ({
        rows: (await pointStore(tx).waiting(merchant)).map(({ redemption, reward, account }) => ({
          no: redemption.no,
          account,
          reward: reward.texts.EN.title,
          pieces: redemption.quantity,
          name: redemption.delivery?.name ?? null,
          phone: redemption.delivery?.phone ?? null,
          address: redemption.delivery?.address ?? null,
          since: redemption.createdAt.toISOString(),
        })),
        whenEmpty: 'Nothing waits for being sent.',
        uncut: true,
      }),
    }),
    ship: act({
      summary: 'Says that goods were sent; the member is told how.',
      final: true,
      places: { no },
      options: {
        shipment: {
          kind: 'text',
          required: true,
          longest: 80,
          help: 'carrier and number, such as "GHN 8X21"',
        },
      },
      run: ({ tx, runtime, merchant, now }, { no: target, shipment }) =>
        refusedAct(`${target} does not wait`, async () => {
          await pointDesk(tx, runtime).ship(merchant, target, shipment, now);
          const after = { status: 'approved', shipment };
          return {
            rows: [{ no: target, ...after }],
            change: { target, before: { status: 'process' }, after },
          };
        }),
    }),
    reject: act({
      summary: 'Does not send goods: the points and the pieces go back.',
      final: true,
      places: { no },
      options: {
        reason: { kind: 'text', choices: redeemReasons, required: true, help: 'told to the member' },
      },
      run: ({ tx, runtime, merchant, now }, { no: target, reason }) =>
        refusedAct(`${target} does not wait`, async () => {
          await pointDesk(tx, runtime).reject(merchant, target, reason, now);
          const after = { status: 'rejected', reason };
          return {
            rows: [{ no: target, ...after }],
            change: { target, before: { status: 'process' }, after },
          };
        }),
    }),
  },
  examples: [
    'points ratios',
    'points ratio slots --points 1 --amount 10000',
    'points ratio convert --points 100 --amount 1000',
    'points add --kind goods --category devices --points 18500 --stock 6 --image /art/props/headphones --title-en "Wireless headphones"',
    'points add --kind rounds --category rounds --points 200 --rounds 20 --round-stake 1000 --round-games RNG0001 --times 10 --days 7 --image /art/props/spins --title-en "20 free rounds"',
    'points stock 3 20',
    'points orders',
    'points ship P261126ABCDEFGH --shipment "GHN 8X21"',
    'points reject P261126ABCDEFGH --reason outOfStock',
  ],
};
