import type { RegistrationField } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import { isPatternId, patternIds } from '#contract/patterns';
import { registrationSchemas } from '#contract/schemas/registration';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { weaknessOf } from '../../members/credentials/weaknessOf.ts';
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

/** No password is harder to guess at its length than one of mixed signs without order. */
const hardToGuess = 'qV7#tKx9Lw2!';

const requireHardToGuess = async ({ field, maxLength }: Rule): Promise<void> => {
  if (field !== 'password' || (await weaknessOf(hardToGuess.slice(0, maxLength), undefined)) === null) return;
  throw new OperatorError(
    `Passwords of at most ${maxLength} characters are all refused as easy to guess: nobody could register`,
  );
};

/** Refuses a field rule that would leave the field without a rule, or under which nobody could register. */
export const requireSoundRule = async (rule: Rule, brand: Brand): Promise<void> => {
  requireFit(rule);
  requireShown(rule, brand);
  requireReadable(rule);
  await requireHardToGuess(rule);
};
