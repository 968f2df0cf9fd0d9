import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useLanguage } from '../session/useLanguage';
import { useMember } from '../session/useMember';

/** One page of the member's favourite games (GAME-08). */
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
