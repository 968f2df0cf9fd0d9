import type { Value } from '#contract/wireTypes';
import { useEndpoint } from '../core/useEndpoint';
import { useSession } from './useSession';
import { useSite } from './siteContext';

type RunningPause = NonNullable<Value<'playBreak'>['pause']>;

/** The pause that keeps the member from playing: null for none, undefined until it has loaded. A guest has none. */
export const usePause = (): RunningPause | null | undefined => {
  const { client } = useSite();
  const { token } = useSession();
  const { value, failure } = useEndpoint('playBreak', token === undefined ? null : undefined);
  if (token === undefined) return null;
  // A gateway without this call has no pauses.
  if (value === undefined) return failure?.code === 'not_found' ? null : undefined;
  const { pause } = value;
  return pause?.until && Date.parse(pause.until) <= client.clock.now() ? null : pause;
};
