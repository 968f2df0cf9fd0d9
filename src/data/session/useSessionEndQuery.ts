import type { Value } from '#contract/wireTypes';
import { useSite } from './siteContext';

export type SessionLook = Value<'sessionInfo'>;

/**
 * Fetches when the session ends: in the background without extending it, or on the member's action, which keeps it
 * alive.
 */
export const useSessionEndQuery = () => {
  const { client } = useSite();
  return {
    look: async (): Promise<SessionLook | undefined> => {
      const result = await client.get('sessionInfo', undefined, { background: true });
      return result.ok ? result.value : undefined;
    },
    stay: async (): Promise<SessionLook | undefined> => {
      const result = await client.get('sessionInfo', undefined);
      return result.ok ? result.value : undefined;
    },
  };
};
