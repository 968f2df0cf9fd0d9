import { failed } from '@/api/failure';
import { useSite } from './siteContext';
import { useSessionCall, type EntryResult } from './useSessionCall';
import { useHumanVerifiedCall } from './useHumanVerifiedCall';

const gatewayVersion = 3;

/** Starts free play (TRIAL-01). The token is the proof of human verification, sealed for this call. */
export const useFreePlay = () => {
  const { client } = useSite();
  const enter = useSessionCall();
  const callVerified = useHumanVerifiedCall();
  return (): Promise<EntryResult> =>
    callVerified('trial', async ({ human }) => {
      const sealed = await client.sealedFor('loginFreePlay', JSON.stringify({ human }));
      if (sealed === undefined) return failed({ kind: 'sealing' });
      const os = navigator.platform || 'web';
      return enter(
        'loginFreePlay',
        { os, platform: 'W', token: btoa(sealed), version: gatewayVersion },
        { by: 'trial' },
      );
    });
};
