import { Refusal } from '../../platform/refusal/refusal.ts';
import { OperatorError } from './OperatorError.ts';

/** Says why an act was refused in words for the operator. */
export const refusedAct = async <Result>(why: string, run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) throw new OperatorError(why);
    throw error;
  }
};
