import { memberTypes } from '#contract/constants';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Caller } from '../../http/policy/caller.ts';
import type { SupportParts } from './SupportParts.ts';

const trials: readonly number[] = memberTypes.trial;

const memberOf = (caller: Caller): string | undefined =>
  caller === undefined || trials.includes(caller.type) ? undefined : caller.memberId;

export const supportModule = ({ providers }: SupportParts) =>
  ({
    supportSeat: ({ caller, merchant, tenant }) =>
      providers.support(tenant).seat({
        memberId: memberOf(caller),
        merchant,
        origin: `https://${tenant.hosts[0] ?? 'localhost'}`,
      }),
  }) satisfies Handlers;
