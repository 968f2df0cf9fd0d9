import type { FastifyBaseLogger } from 'fastify';
import { registrationFields, type FieldFault, type RegistrationField } from '#contract/constants';
import { ruleProblem, shapeOf, type FieldRule } from '#contract/fieldRule';
import { typedField } from '#contract/typedFields';
import { acceptsText } from '../fieldRules/acceptsText.ts';
import { heldRules } from './heldRules.ts';

export type Fields = Readonly<Partial<Record<RegistrationField, string | undefined>>>;
export type Faults = Partial<Record<RegistrationField, FieldFault>>;

export interface FaultContext {
  readonly rules: readonly FieldRule[];
  /** Fields that the variant asks for whatever their rule says, and those it has no use for. */
  readonly demanded: ReadonlySet<string>;
  readonly unused: ReadonlySet<string>;
  /** Name of the brand. */
  readonly brand: string;
  readonly age: number;
  readonly now: Date;
  /** Of the brand. */
  readonly timeZone: string;
  readonly log: FastifyBaseLogger;
}

/** Judged elsewhere, by what they prove or whom they name; they may come unseen (REG-04, REG-05). */
const apart: ReadonlySet<string> = new Set([
  'captcha',
  'verificationCode',
  'affiliateCode',
  'referralCode',
  'domain',
  'countryDialingCode',
]);

/** Codes whose owner is checked elsewhere. Here only a required code that is missing is refused. */
const invitations: ReadonlySet<string> = new Set(['affiliateCode', 'referralCode']);

const kept: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** A text as it is judged and stored: outer spaces do not count, but in passwords they do. */
export const textOf = (fields: Fields, field: RegistrationField): string => {
  const text = fields[field] ?? '';
  return kept.has(field) ? text : typedField(field, text);
};

const fitsExpression = async (rule: FieldRule, text: string, log: FastifyBaseLogger): Promise<boolean> => {
  const shape = shapeOf(rule);
  if (text === '' || !('source' in shape)) return true;
  const verdict = await acceptsText(shape.source, text);
  if (verdict === undefined) log.warn({ field: rule.field }, 'the pattern of a field rule was ignored');
  return verdict ?? true;
};

const faultOf = async (
  rule: FieldRule,
  fields: Fields,
  context: FaultContext,
): Promise<FieldFault | undefined> => {
  const field = rule.field as RegistrationField;
  const text = textOf(fields, field);
  // Whatever its own rule says, a repetition is right when it is the same.
  if (field === 'confirmPassword') return text === (fields.password ?? '') ? undefined : 'mismatch';
  const problem = ruleProblem({ ...rule, required: rule.required || context.demanded.has(field) }, text);
  if (problem !== undefined) return problem;
  if (!(await fitsExpression(rule, text, context.log))) return 'pattern';
  return text === '' ? undefined : heldRules[field]?.(text, fields, context);
};

/** Why fields of a registration are refused, by the rules of the brand (REG-02); empty when none is. */
export const fieldFaults = async (fields: Fields, context: FaultContext): Promise<Faults> => {
  const { rules, demanded, unused } = context;
  const asked = new Set([...demanded, ...rules.filter(({ enabled }) => enabled).map(({ field }) => field)]);
  const faults: Faults = {};
  // What the form does not ask for is refused, not dropped: nobody would have judged it.
  for (const field of registrationFields) {
    const isAsked = asked.has(field) && !unused.has(field);
    if (!isAsked && !apart.has(field) && textOf(fields, field) !== '') faults[field] = 'unasked';
  }
  for (const rule of rules) {
    const field = rule.field as RegistrationField;
    if (!asked.has(field) || unused.has(field)) continue;
    if (invitations.has(field) && rule.required && textOf(fields, field) === '') faults[field] = 'required';
    if (apart.has(field)) continue;
    const fault = await faultOf(rule, fields, context);
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
};
