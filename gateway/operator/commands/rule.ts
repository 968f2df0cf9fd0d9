import { registrationFields } from '#contract/constants';
import { registerRuleService } from '../../members/fieldRules/registerRuleService.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { requireSoundRule } from '../acts/requireSoundRule.ts';

type Context = Pick<ActContext, 'tx' | 'tenant'>;

const ruleOf = async ({ tx, tenant }: Context, field: string) =>
  (await registerRuleService(tx).ofBrand(tenant)).find((rule) => rule.field === field);

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

export const rule: Command = {
  summary: 'Field rules of the registration form; an open form follows when it is opened again.',
  acts: {
    list: act({
      summary: 'Every field and its rule.',
      run: async ({ tx, tenant }) => ({
        rows: (await registerRuleService(tx).ofBrand(tenant)).map((row) => ({ ...row })),
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
        example: { kind: 'text', help: 'a text that fits; needed with an expression' },
      },
      run: async (context, values) => {
        const { tx, tenant, merchant } = context;
        const { field: _, example, ...changes } = values;
        const changed = Object.entries(changes).flatMap(([name, value]) =>
          value === undefined ? [] : [name],
        );
        if (changed.length === 0)
          throw new OperatorError('Nothing to change: name an option such as --min 6');
        const before = await ruleOf(context, values.field);
        const old = before ?? { field: values.field, ...fresh };
        const named = (text: string | undefined, kept: string | null) =>
          text === undefined ? kept : text === NONE ? null : text;
        const after = {
          field: values.field,
          // A field that becomes required is shown.
          enabled:
            values.enabled === undefined
              ? old.enabled || values.required === 'yes'
              : values.enabled === 'yes',
          required: values.required === undefined ? old.required : values.required === 'yes',
          minLength: values.min ?? old.minLength,
          maxLength: values.max ?? old.maxLength,
          patternId: named(values.pattern, old.patternId),
          acceptedPattern: named(values.accept, old.acceptedPattern),
        };
        await requireSoundRule(after, tenant, { named: changed, example });
        await registerRuleService(tx).set(merchant, after);
        return { rows: [after], change: { target: values.field, before: before ?? null, after } };
      },
    }),
    reset: act({
      summary: 'Back to the default.',
      places: { field },
      run: async (context, values) => {
        const { tx, merchant } = context;
        const before = await ruleOf(context, values.field);
        await registerRuleService(tx).reset(merchant, values.field);
        const after = (await ruleOf(context, values.field)) ?? null;
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
    'rule set nickname --pattern none --accept ^[a-z]+$ --example minh',
    'rule reset username',
  ],
};
