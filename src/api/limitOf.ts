import type { FailureValue } from '#contract/wireTypes';
import type { Failure } from './failure';

type PlayRefusal = FailureValue<'sportsBet'>;

/** The limit of the member for whose sake a call was refused; undefined for any other failure. */
export const limitOf = ({
  code,
  value,
}: Failure): PlayRefusal['limit'] | PlayRefusal['timeLimit'] | undefined => {
  if (code !== 'limit_reached' || typeof value !== 'object' || value === null) return undefined;
  // Narrowed to the shape of the call when it came.
  const { limit, timeLimit } = value as Partial<PlayRefusal>;
  return limit ?? timeLimit;
};
