import type { FastifyBaseLogger } from 'fastify';
import type { FieldFault, RegistrationField } from '#contract/constants';
import { ruleProblem, shapeOf, type FieldRule } from '#contract/fieldRule';
import { calendarDay } from '#contract/patterns';
import { isWeak } from '../password/weakPasswords.ts';
import { acceptsText } from './acceptsText.ts';
import { isOfAge } from './isOfAge.ts';
import { isSafeName } from './safeName.ts';

export type Fields = Readonly<Partial<Record<RegistrationField, string | undefined>>>;
export type Faults = Partial<Record<RegistrationField, FieldFault>>;

export interface FaultContext {
  readonly rules: readonly FieldRule[];
  /** Fields that the variant asks for whatever their rule says, and those it has no use for. */
  readonly demanded: ReadonlySet<string>;
  readonly unused: ReadonlySet<string>;
  readonly age: number;
  readonly now: Date;
  /** Of the brand. */
  readonly timeZone: string;
  readonly log: FastifyBaseLogger;
}

/** Judged elsewhere: by what they prove or whom they name. */
const apart: ReadonlySet<string> = new Set([
  'captcha',
  'verificationCode',
  'affiliateCode',
  'referralCode',
  'domain',
  'countryDialingCode',
]);

const named: ReadonlySet<string> = new Set(['username', 'nickname', 'payeeName', 'fullName']);

const kept: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** A text as it is judged and stored: outer spaces do not count, but in passwords they do. */
export const textOf = (fields: Fields, field: RegistrationField): string => {
  const text = fields[field] ?? '';
  return kept.has(field) ? text : text.trim();
};

const fitsExpression = async (rule: FieldRule, text: string, log: FastifyBaseLogger): Promise<boolean> => {
  const shape = shapeOf(rule);
  if (text === '' || !('source' in shape)) return true;
  const verdict = await acceptsText(shape.source, text);
  if (verdict === undefined) log.warn({ field: rule.field }, 'the pattern of a field rule was ignored');
  return verdict ?? true;
};

const ownFault = (
  field: RegistrationField,
  text: string,
  fields: Fields,
  { age, now, timeZone }: FaultContext,
) => {
  if (field === 'confirmPassword') return text === (fields.password ?? '') ? undefined : 'mismatch';
  if (text === '') return undefined;
  if (field === 'password') return isWeak(text, fields.username) ? 'weak' : undefined;
  if (named.has(field)) return isSafeName(text) ? undefined : 'pattern';
  if (field !== 'birthday') return undefined;
  const day = calendarDay(text);
  return day !== undefined && isOfAge(day, age, now, timeZone) ? undefined : 'age';
};

const faultOf = async (
  rule: FieldRule,
  fields: Fields,
  context: FaultContext,
): Promise<FieldFault | undefined> => {
  const field = rule.field as RegistrationField;
  const text = textOf(fields, field);
  // Whatever its own rule says, a repetition is right when it is the same.
  if (field === 'confirmPassword') return ownFault(field, text, fields, context);
  const problem = ruleProblem({ ...rule, required: rule.required || context.demanded.has(field) }, text);
  if (problem !== undefined) return problem;
  if (!(await fitsExpression(rule, text, context.log))) return 'pattern';
  return ownFault(field, text, fields, context);
};

/** Why fields of a registration are refused, by the rules of the brand (REG-02); empty when none is. */
export const fieldFaults = async (fields: Fields, context: FaultContext): Promise<Faults> => {
  const faults: Faults = {};
  for (const rule of context.rules) {
    const asked = rule.enabled || context.demanded.has(rule.field);
    if (!asked || apart.has(rule.field) || context.unused.has(rule.field)) continue;
    const fault = await faultOf(rule, fields, context);
    if (fault !== undefined) faults[rule.field as RegistrationField] = fault;
  }
  return faults;
};
