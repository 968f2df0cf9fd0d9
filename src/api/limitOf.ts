import type { FailureValue } from '#contract/wireTypes';
import type { Failure } from './failure';

type PlayRefusal = FailureValue<'sportsBet'>;

/** The member's limit because of which a call was refused; undefined for any other failure. */
export const limitOf = ({
  code,
  value,
}: Failure): PlayRefusal['limit'] | PlayRefusal['timeLimit'] | undefined => {
  if (code !== 'limit_reached' || typeof value !== 'object' || value === null) return undefined;
  // The client has already narrowed the value to the shape of the call.
  const { limit, timeLimit } = value as Partial<PlayRefusal>;
  return limit ?? timeLimit;
};
