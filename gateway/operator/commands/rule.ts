import { registrationFields } from '#contract/constants';
import { isPatternId, patternIds } from '#contract/patterns';
import type { FieldRule } from '#contract/fieldRule';
import type { Queries } from '../../platform/database/database.ts';
import { registerRuleService } from '../../members/fieldRules/registerRuleService.ts';
import { act, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const ruleOf = async (tx: Queries, merchant: string, field: string) =>
  (await registerRuleService(tx).list(merchant)).find((rule) => rule.field === field);

const fresh = {
  enabled: true,
  required: false,
  minLength: 0,
  maxLength: 255,
  patternId: null,
  acceptedPattern: null,
};
const yesNo = { kind: 'text', choices: ['yes', 'no'] } as const;
const field = {
  kind: 'text',
  choices: registrationFields,
  required: true,
  help: 'field of the registration form, such as username',
} as const;

const NONE = 'none';

/** Refuses a pattern or expression that would leave the field without a rule, or refuse everybody. */
const demandSound = ({
  patternId,
  acceptedPattern,
}: Pick<FieldRule, 'patternId' | 'acceptedPattern'>): void => {
  if (patternId !== null && !isPatternId(patternId))
    throw new OperatorError(`There is no pattern ${patternId}; there are ${patternIds.join(', ')} and none`);
  if (acceptedPattern === null || acceptedPattern === '*') return;
  if (patternId !== null)
    throw new OperatorError(
      `Pattern ${patternId} comes before an expression: set --pattern none as well, or leave out --accept`,
    );
  try {
    void new RegExp(acceptedPattern, 'u');
  } catch {
    throw new OperatorError(`${acceptedPattern} is not a regular expression`);
  }
};

export const rule: Command = {
  summary: 'Field rules of the registration form; an open form follows when it is opened again.',
  acts: {
    list: act({
      summary: 'Every field and its rule.',
      run: async ({ tx, merchant }) => ({
        rows: (await registerRuleService(tx).list(merchant)).map((row) => ({ ...row })),
      }),
    }),
    set: act({
      summary: 'Changes what is named and leaves the rest of the rule.',
      places: { field },
      options: {
        enabled: { ...yesNo, help: 'whether the field is shown' },
        required: { ...yesNo, help: 'whether it is mandatory' },
        min: { kind: 'integer', help: 'shortest length' },
        max: { kind: 'integer', help: 'longest length' },
        pattern: { kind: 'text', help: 'id out of the pattern catalogue, or none' },
        accept: { kind: 'text', help: 'regular expression, * for anything, or none' },
      },
      run: async ({ tx, merchant }, values) => {
        const before = await ruleOf(tx, merchant, values.field);
        const old = before ?? { field: values.field, ...fresh };
        const named = (text: string | undefined, kept: string | null) =>
          text === undefined ? kept : text === NONE ? null : text;
        const after = {
          field: values.field,
          enabled: values.enabled === undefined ? old.enabled : values.enabled === 'yes',
          required: values.required === undefined ? old.required : values.required === 'yes',
          minLength: values.min ?? old.minLength,
          maxLength: values.max ?? old.maxLength,
          patternId: named(values.pattern, old.patternId),
          acceptedPattern: named(values.accept, old.acceptedPattern),
        };
        if (after.minLength < 0 || after.maxLength < after.minLength) {
          throw new OperatorError(`${after.minLength} to ${after.maxLength} is no range of lengths`);
        }
        demandSound(after);
        await registerRuleService(tx).set(merchant, after);
        return { rows: [after], change: { target: values.field, before: before ?? null, after } };
      },
    }),
    reset: act({
      summary: 'Back to the default.',
      places: { field },
      run: async ({ tx, merchant }, values) => {
        const before = await ruleOf(tx, merchant, values.field);
        await registerRuleService(tx).reset(merchant, values.field);
        const after = (await ruleOf(tx, merchant, values.field)) ?? null;
        return {
          rows: after ? [after] : [],
          change: { target: values.field, before: before ?? null, after },
        };
      },
    }),
  },
  examples: [
    'rule list',
    'rule set username --min 6 --max 16',
    'rule set email --required yes',
    'rule reset username',
  ],
};
