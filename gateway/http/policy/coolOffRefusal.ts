import type { EndpointName } from '#contract/endpoints';
import { isRestricting } from './coolOff.ts';
import { wireCoolOff } from './wireCoolOff.ts';
import type { Caller } from './caller.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { coolOffMatrix, type DuringCoolOff } from './coolOffMatrix.ts';

const accessOf: Partial<Record<EndpointName, DuringCoolOff>> = coolOffMatrix;

/** Why a call is not answered during a cool-off of its caller: `on_break` with the kind and end of the cool-off. */
export const coolOffRefusal = (caller: Caller, name: EndpointName): Refusal | undefined => {
  const { coolOff } = caller ?? {};
  if (coolOff === undefined) return undefined;
  const access = accessOf[name] ?? 'open';
  const isOpen = access === 'open' || (access === 'onBreak' && !isRestricting(coolOff));
  return isOpen ? undefined : new Refusal('on_break', wireCoolOff(coolOff));
};
