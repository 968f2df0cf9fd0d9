import { useAgentAddress } from './useAgentAddress';
import { useCentreAddress } from './useCentreAddress';
import { useIdentity } from './useIdentity';
import { useMember } from './useMember';
import { useModule } from './useModule';

/**
 * Where the affiliate shortcut leads: an agent to the register centre, a member to the referral page (AGENT-09).
 * Undefined where the brand has neither.
 */
export const useAffiliateAddress = (): string | undefined => {
  const { isLogin, isAgent, isTrial } = useIdentity();
  const agentAddress = useAgentAddress();
  const memberAddress = useCentreAddress();
  const hasAgentCentre = useModule('AGENTPOLICY3', isAgent);
  const invites = useMember().value?.availablePromo.REFERRAL.enabled === true;
  if (!isLogin || isTrial) return undefined;
  if (isAgent && hasAgentCentre) return agentAddress('registerCenter');
  return invites ? memberAddress('referral') : undefined;
};
