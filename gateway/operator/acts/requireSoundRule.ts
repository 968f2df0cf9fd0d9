import type { RegistrationField } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import { isPatternId, patternIds, withinBounds, type PatternId } from '#contract/patterns';
import { registrationSchemas } from '#contract/schemas/registration';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { weaknessOf } from '../../members/credentials/weaknessOf.ts';
import { acceptsText } from '../../members/fieldRules/acceptsText.ts';
import { registrationVariants } from '../../members/registration/registrationVariants.ts';
import { OperatorError } from './OperatorError.ts';

/** Most characters of a field that the registration call carries. */
const mostOf = (field: RegistrationField): number => {
  const schema: object = registrationSchemas.register.body.properties[field];
  return 'maxLength' in schema && typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
};

type Brand = Pick<Tenant, 'market'>;
type Rule = FieldRule & { readonly field: RegistrationField };

const requireFit = ({ field, required, minLength, maxLength }: Rule): void => {
  const range = `${minLength} to ${maxLength}`;
  if (minLength < 0 || maxLength < minLength) throw new OperatorError(`${range} is no range of lengths`);
  const most = mostOf(field);
  if (maxLength > most)
    throw new OperatorError(`A registration carries at most ${most} characters of ${field}, not ${range}`);
  if (required && maxLength === 0)
    throw new OperatorError(`${field} is required, and ${range} leaves it no character`);
};

const requireShown = ({ field, enabled, required }: Rule, { market }: Brand): void => {
  const needed = new Set<string>([
    ...registrationVariants.register.plan().demanded,
    ...market.requiredFields,
  ]);
  if (needed.has(field) && !(enabled && required))
    throw new OperatorError(`Nobody can register without ${field}: it stays enabled and required`);
  if (required && !enabled)
    throw new OperatorError(
      `${field} is required, and a required field cannot be switched off: set --required no as well`,
    );
};

const requireReadable = ({ patternId, acceptedPattern }: Rule): void => {
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

/** Characters of the shortest text that fits a pattern, where one is not enough. */
const shortest: Partial<Record<PatternId, number>> = {
  email: 6,
  fullName: 2,
  lettersAndDigits: 2,
  upperLowerDigitSymbol: 4,
};

const requireRoom = ({ field, maxLength, patternId }: Rule): void => {
  const least = (isPatternId(patternId) && shortest[patternId]) || 0;
  if (maxLength < least)
    throw new OperatorError(
      `Pattern ${patternId ?? ''} needs ${least} characters, and ${field} takes at most ${maxLength}`,
    );
};

/** What the command line gave beside the rule. */
interface Given {
  /** Options by which the rule was changed. */
  readonly named: readonly string[];
  /** A text that the operator expects to be accepted. */
  readonly example: string | undefined;
}

/** Whether an option changes which texts the field takes. */
const changesShape = (named: readonly string[]): boolean =>
  ['min', 'max', 'pattern', 'accept'].some((name) => named.includes(name));

/** Which texts an expression takes cannot be read off it: an example shows that somebody can fill the field in. */
const requireExample = async (
  { field, minLength: min, maxLength: max, acceptedPattern }: Rule,
  { named, example }: Given,
): Promise<void> => {
  if (acceptedPattern === null || acceptedPattern === '*' || !changesShape(named)) return;
  if (example === undefined)
    throw new OperatorError(`Add --example with a text for ${field} that fits ${acceptedPattern}`);
  if (!withinBounds(example, { min, max }))
    throw new OperatorError(`The example ${example} does not have ${min} to ${max} characters`);
  const verdict = await acceptsText(acceptedPattern, example);
  if (verdict === undefined)
    throw new OperatorError(`${acceptedPattern} takes too long to compare with the example`);
  if (!verdict) throw new OperatorError(`The example ${example} does not fit ${acceptedPattern}`);
};

/** Fields whose rule would have no effect, with what decides about them instead. */
const decidedElsewhere: Partial<Record<RegistrationField, string>> = {
  verificationCode: 'module REGMOBVERF3 decides whether the form asks for verificationCode',
  countryDialingCode: 'countryDialingCode belongs to the number: set the rule of mobileNum',
  domain: 'the form sends domain by itself',
};

const requireOwnRule = ({ field }: Rule, { named }: Given): void => {
  const reason = decidedElsewhere[field];
  if (reason !== undefined) throw new OperatorError(`A rule would have no effect: ${reason}`);
  if (field === 'confirmPassword' && changesShape(named))
    throw new OperatorError('confirmPassword repeats the password: set the rule of password');
};

/** No password is harder to guess at its length than one of mixed signs without order. */
const hardToGuess = 'qV7#tKx9Lw2!';

const requireHardToGuess = async ({ field, maxLength }: Rule): Promise<void> => {
  if (field !== 'password' || (await weaknessOf(hardToGuess.slice(0, maxLength), undefined)) === null) return;
  throw new OperatorError(
    `Passwords of at most ${maxLength} characters are all refused as easy to guess: nobody could register`,
  );
};

/** Refuses a field rule that would leave the field without a rule, or under which nobody could register. */
export const requireSoundRule = async (rule: Rule, brand: Brand, given: Given): Promise<void> => {
  requireOwnRule(rule, given);
  requireFit(rule);
  requireShown(rule, brand);
  requireReadable(rule);
  requireRoom(rule);
  await requireExample(rule, given);
  await requireHardToGuess(rule);
};
