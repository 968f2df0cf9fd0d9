import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useIdentity } from './useIdentity';
import { useLanguage } from './useLanguage';
import { useMember } from './useMember';

/** One page of the games a member likes (GAME-08). */
export const useFavouriteList = (page: number): Resource<Value<'favouriteList'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const known = useMember().value !== undefined;
  return useEndpoint(
    'favouriteList',
    known && !isTrial ? { pageNo: String(page), pageSize: String(limits.favouritesPerPage), language } : null,
    { revalidateIfStale: true, keepPreviousData: true },
  );
};
