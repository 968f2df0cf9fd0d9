import { useEffect } from 'react';
import type { Value } from '#contract/wireTypes';
import { sessionKeys } from '@/config/storageKeys';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from './useIdentity';
import { useMember } from './useMember';
import { useModule } from './useModule';
import { useSite } from './siteContext';

type Flags = Value<'fundsConsolidated'>;

/** Whether a salary of any kind runs. */
const hasSalary = ({ dailysalinfotype, contracthoursalinfo, contractmrdailysalinfotype }: Flags): boolean =>
  [dailysalinfotype, contracthoursalinfo, contractmrdailysalinfotype].some((period) => period !== 'none');

/**
 * The eight flags of the member's contracts (spec §3); read only by who is logged in, is no trial account and has the
 * module AGENTPOLICY3 (AGENT-07). They also stand under the session's keys of spec §3.
 */
export const useConsolidated = (): Resource<Flags> => {
  const { sessionText } = useSite();
  const { isLogin, isTrial } = useIdentity();
  // Until the member's data has loaded, nobody knows whether the account is a trial one.
  const isKnown = useMember().value !== undefined;
  const isOn = useModule('AGENTPOLICY3', isLogin);
  const isAsked = isLogin && isKnown && !isTrial && isOn;
  const flags = useEndpoint('fundsConsolidated', isAsked ? undefined : null, { revalidateIfStale: true });
  const { value } = flags;
  useEffect(() => {
    if (value === undefined || !isAsked) return;
    sessionText.set(sessionKeys.consolidated, JSON.stringify(value));
    sessionText.set(sessionKeys.enableSalary, String(hasSalary(value)));
    sessionText.set(sessionKeys.enableContract, String(value.divtypeinfo !== 'none'));
  }, [value, isAsked, sessionText]);
  return flags;
};
