import type { EndpointName } from '#contract/endpoints';
import { isRestricting } from './coolOff.ts';
import { wirePause } from './wireCoolOff.ts';
import type { Caller } from './caller.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { restMatrix, type AtRest } from './coolOffMatrix.ts';

const atRestOf: Partial<Record<EndpointName, AtRest>> = restMatrix;

/** Why a call is not answered while its caller rests: `on_break` with the kind and end of the pause. */
export const restRefusal = (caller: Caller, name: EndpointName): Refusal | undefined => {
  const { pause } = caller ?? {};
  if (pause === undefined) return undefined;
  const atRest = atRestOf[name] ?? 'open';
  const isOpen = atRest === 'open' || (atRest === 'onBreak' && !isRestricting(pause));
  return isOpen ? undefined : new Refusal('on_break', wirePause(pause));
};
