import { pointCategories, pointRewardKinds } from '#contract/points';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { safeAddress } from '../../content/safeAddress.ts';
import type { pointRewards } from '../../offers/points/schema.ts';
import type { FreeRoundPlan } from '../../offers/freeRounds/freeRoundPlan.ts';
import { freeRoundInputs } from './freeRoundInputs.ts';
import type { Inputs, Values } from './inputs.ts';
import { OperatorError } from './OperatorError.ts';
import { readWageringTimes } from './readWageringTimes.ts';
import { readTexts, wordInputs } from './wordInputs.ts';

const fields = {
  title: { help: 'name of the reward, plain text', longest: 60 },
  lead: { help: 'one sentence about it', longest: 160 },
};

export const pointRewardInputs = {
  kind: { kind: 'text', choices: pointRewardKinds, required: true, help: 'paid at once, or sent' },
  category: { kind: 'text', choices: pointCategories, required: true, help: 'tab of the mall' },
  points: { kind: 'integer', required: true, help: 'price of one piece' },
  stock: { kind: 'integer', help: 'pieces that there are; no limit unless given' },
  amount: { kind: 'money', help: 'what one piece pays, in whole units; of money' },
  rounds: { kind: 'integer', help: 'free rounds of one piece; of rounds' },
  ...freeRoundInputs,
  times: { kind: 'integer', help: 'wagers of that money, or of what free rounds bring; 0 unless given' },
  days: { kind: 'integer', help: 'days for the wagering; no end unless given' },
  image: { kind: 'text', required: true, help: 'path or https address of the picture' },
  sort: { kind: 'integer', help: 'place in the list; 0 unless given' },
} as const satisfies Inputs;

export const pointRewardTextInputs: Inputs = wordInputs(fields);

const demand = (holds: boolean, why: string): void => {
  if (!holds) throw new OperatorError(why);
};

const atLeast = (name: string, value: number | undefined, least: number): number | null => {
  if (value === undefined) return null;
  demand(value >= least, `${name} has to be at least ${least}`);
  return value;
};

/** A reward as its options describe it. Throws OperatorError for what does not go together. */
export const readPointReward = (
  values: Values<typeof pointRewardInputs>,
  { market, merchantCode: merchant }: Pick<Tenant, 'market' | 'merchantCode'>,
  rounds: FreeRoundPlan | null,
): typeof pointRewards.$inferInsert => {
  const { kind, category, image } = values;
  const { amount = null } = values;
  demand((kind === 'money') === (amount !== null), 'money needs amount, rounds and goods have none');
  demand((kind === 'rounds') === (rounds !== null), 'rounds are for the kind rounds, which needs them');
  demand(safeAddress(image), 'image has to be a path or an https address');
  return {
    ...{ merchant, kind, category, image, amount, rounds },
    texts: readTexts(values, fields, 'title'),
    points: atLeast('points', values.points, 1) ?? 1,
    stock: atLeast('stock', values.stock, 0),
    times: readWageringTimes(values.times, market),
    days: atLeast('days', values.days, 1),
    sort: values.sort ?? 0,
  };
};
