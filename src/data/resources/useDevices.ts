import type { Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';

export type Device = Value<'devices'>['devices'][number];

/** The account's sessions, and a way to end them. */
export const useDevices = (): Resource<Value<'devices'>> & {
  readonly signOut: (id: string) => Promise<Failure | undefined>;
} => {
  const { client } = useSite();
  const devices = useEndpoint('devices', undefined, { revalidateIfStale: true });
  return {
    ...devices,
    signOut: async (id) => {
      const result = await client.remove('signOutDevice', { id });
      devices.reload();
      return result.ok ? undefined : result.failure;
    },
  };
};
