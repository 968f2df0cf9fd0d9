import { applicationReasons } from '#contract/promotions';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { isForbidden } from '../../offers/promotions/isForbidden.ts';
import { promotionDesk } from '../../offers/promotions/promotionDesk.ts';
import { promotionStore } from '../../offers/promotions/promotionStore.ts';
import type { Promotion } from '../../offers/promotions/schema.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { requireBelowEdge, earningsOf, lossInput } from '../acts/requireBelowEdge.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { readFreeRounds } from '../acts/freeRoundInputs.ts';
import { promotionInputs, promotionTextInputs, readPromotion } from '../acts/promotionInputs.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { readId } from '../acts/readId.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const id = { kind: 'integer', required: true, help: 'id out of the list' } as const;
const application = { kind: 'text', required: true, help: 'id out of the list of applications' } as const;

const stateOf = ({ closedAt, pausedAt, startsAt, endsAt }: Promotion, now: Date): string => {
  if (closedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended';
  if (pausedAt !== null) return 'paused';
  return startsAt > now ? 'coming' : 'open';
};

const line = (row: Promotion, now: Date) => ({
  id: row.id,
  action: row.action,
  state: stateOf(row, now),
  title: row.texts.EN.title,
  places: row.places,
  from: row.startsAt.toISOString(),
  until: row.endsAt?.toISOString() ?? null,
});

const change = async (
  { tx, merchant, now }: ActContext,
  target: number,
  to: (before: Promotion) => Partial<Promotion>,
) => {
  const store = promotionStore(tx);
  const before = await store.lock(merchant, target);
  if (before === undefined) throw new OperatorError(`There is no promotion ${target}`);
  const after = await store.change(target, to(before));
  return {
    rows: [line(after, now)],
    change: { target: String(target), before: line(before, now), after: line(after, now) },
  };
};

export const promotion: Command = {
  summary: 'Promotions, and the applications that members send for them.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every promotion, the newest first.',
      run: async ({ tx, merchant, now }) => ({
        rows: (await promotionStore(tx).all(merchant)).map((row) => line(row, now)),
        whenEmpty: 'There is no promotion.',
      }),
    }),
    add: act({
      summary: 'Publishes a promotion; with --from it comes later.',
      options: { ...promotionInputs, ...promotionTextInputs, loss: lossInput },
      run: async (context, values) => {
        const { tx, runtime, tenant, merchant, now } = context;
        const rounds =
          values.rounds === undefined ? undefined : await readFreeRounds(context, values.rounds, values);
        const plan = readPromotion(values, tenant, { now, rounds });
        if (isForbidden(plan, tenant.market))
          throw new OperatorError('the market allows no bonus for signing up or for a first deposit');
        const earnings = await earningsOf(context);
        const row = await promotionDesk(tx, runtime).add({ ...plan, merchant });
        if (values.loss === undefined) await requireBelowEdge(context, earnings);
        const { serverSeed: _secret, ...shown } = row;
        return { rows: [line(row, now)], change: { target: String(row.id), before: null, after: shown } };
      },
    }),
    pause: act({
      summary: 'Nobody new can take part; who has joined goes on.',
      places: { id },
      run: (context, values) => change(context, values.id, () => ({ pausedAt: context.now })),
    }),
    resume: act({
      summary: 'Opens a paused promotion again.',
      places: { id },
      run: (context, values) => change(context, values.id, () => ({ pausedAt: null })),
    }),
    end: act({
      summary: 'Ends a promotion for good; who has joined can finish until its announced end.',
      final: true,
      places: { id },
      run: (context, values) =>
        change(context, values.id, ({ closedAt }) => ({ closedAt: closedAt ?? context.now })),
    }),
    applications: act({
      summary: 'Applications that wait, the oldest first.',
      run: async ({ tx, merchant }) => ({
        rows: (await promotionStore(tx).waiting(merchant)).map(({ entry, account }) => ({
          application: entry.id,
          promotion: entry.promotionId,
          account,
          remark: entry.remark,
          pictures: (entry.proofIds ?? []).join(' '),
          since: entry.changedAt.toISOString(),
        })),
        whenEmpty: 'No application waits.',
        uncut: true,
      }),
    }),
    picture: act({
      summary: 'A picture of an application, as base64.',
      places: { picture: { kind: 'text', required: true, help: 'id out of the list of applications' } },
      run: async ({ tx, runtime, merchant }, { picture: pictureId }) => {
        const picture = await uploadService(tx, runtime).read(merchant, readId(pictureId));
        if (picture === undefined) throw new OperatorError(`There is no picture ${pictureId}`);
        return { rows: [{ type: picture.type, base64: picture.bytes.toString('base64') }] };
      },
    }),
    approve: act({
      summary: 'Pays an application.',
      final: true,
      places: { application },
      options: { amount: { kind: 'money', help: 'of a range, in whole units; the most unless given' } },
      run: async ({ tx, runtime, tenant, merchant, now }, { application: target, amount }) => {
        return refusedAct(
          `${target} does not wait, its member rests, the market allows no such bonus, or the amount is outside of the reward`,
          async () => {
            const paid = await promotionDesk(tx, runtime).approve(
              tenant,
              merchant,
              readId(target),
              amount,
              now,
            );
            const moved = BigInt(paid.amount?.amount ?? 0);
            const after = { state: 'paid', amount: amountCell(moved, tenant.currency), rounds: paid.rounds };
            return {
              rows: [{ application: target, ...after }],
              change: { target, before: { state: 'applying' }, after, moved },
            };
          },
        );
      },
    }),
    reject: act({
      summary: 'Rejects an application; its member can send another.',
      final: true,
      places: { application },
      options: {
        reason: { kind: 'text', choices: applicationReasons, required: true, help: 'told to the member' },
      },
      run: async ({ tx, runtime, merchant, now }, { application: target, reason }) =>
        refusedAct(`${target} does not wait`, async () => {
          await promotionDesk(tx, runtime).reject(merchant, readId(target), reason, now);
          const after = { state: 'rejected', reason };
          return {
            rows: [{ application: target, ...after }],
            change: { target, before: { state: 'applying' }, after },
          };
        }),
    }),
  },
  examples: [
    'promotion list',
    'promotion add --action claim --category slots --period week --wager 40000000 --games RNG --amount 50000 --times 3 --days 7 --title-en "Slots of the week"',
    'promotion add --action claim --category slots --deposit 100000 --rounds 20 --round-stake 2000 --round-games RNG0001 --times 10 --days 7 --title-en "20 free rounds"',
    'promotion pause 3',
    'promotion applications',
    'promotion reject 0199f000-0000-7000-8000-000000000001 --reason proofUnclear',
  ],
};
