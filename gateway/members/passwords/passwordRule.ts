import type { FastifyBaseLogger } from 'fastify';
import type { FieldFault } from '#contract/constants';
import { ruleProblem, shapeOf } from '#contract/fieldRule';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { acceptsText } from '../fieldRules/acceptsText.ts';
import { registerRuleService } from '../fieldRules/registerRuleService.ts';
import { weaknessOf } from '../credentials/weaknessOf.ts';

export interface NewPassword {
  readonly merchant: string;
  readonly account: string;
  /** Name of the brand. */
  readonly brand: string;
  readonly newPassword: string;
  /** Where the form asks for it twice. */
  readonly confirmNewPassword?: string;
  readonly log: FastifyBaseLogger;
}

/** Ends the call unless a new password keeps the brand's rule for passwords and is not one that is tried first. */
export const passwordRule = (queries: Queries) => {
  const faultOf = async ({
    merchant,
    account,
    brand,
    newPassword,
    log,
  }: NewPassword): Promise<FieldFault | undefined> => {
    const rule = (await registerRuleService(queries).list(merchant)).find(
      ({ field }) => field === 'password',
    );
    if (rule !== undefined) {
      const problem = ruleProblem(rule, newPassword);
      if (problem !== undefined) return problem;
      const shape = shapeOf(rule);
      const fits = 'source' in shape ? await acceptsText(shape.source, newPassword) : true;
      if (fits === undefined) log.warn({ field: 'password' }, 'the pattern of a field rule was ignored');
      if (fits === false) return 'pattern';
    }
    return (await weaknessOf(newPassword, account, brand)) ? 'weak' : undefined;
  };
  return async (given: NewPassword): Promise<void> => {
    const { newPassword, confirmNewPassword = newPassword } = given;
    if (confirmNewPassword !== newPassword)
      refuse('invalid_fields', { fields: { confirmNewPassword: 'mismatch' } });
    const fault = await faultOf(given);
    if (fault !== undefined) refuse('invalid_fields', { fields: { newPassword: fault } });
  };
};
