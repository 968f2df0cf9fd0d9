import { OperatorError } from './OperatorError.ts';

/** An end that has passed would close what it opens again in the same moment. */
export const refusePast = (until: Date | null | undefined, now: Date): void => {
  if (until && until <= now) {
    throw new OperatorError(`until is ${until.toISOString()}: it has to lie after ${now.toISOString()}`);
  }
};
