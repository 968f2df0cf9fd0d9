import type { Audience } from '#contract/constants';
import { audienceOf } from '@/domain/audienceOf';
import { useSession } from './useSession';

/** The audience for which announcements are fetched. */
export const useAudience = (): Audience => {
  const { token, firstTimeLogin } = useSession();
  return audienceOf({ isLogin: token !== undefined, firstTimeLogin });
};
