import type { LottoArea, PrizeMode } from '#contract/lottery';
import type { Query, Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useLanguage } from '../session/useLanguage';
import { useMember } from '../session/useMember';

const kept = { keepPreviousData: true, revalidateIfStale: true } as const;

/** The next draw is polled, because draws follow each other within minutes. */
const followed = { ...kept, refreshInterval: limits.drawsEvery } as const;

/** Every lottery of an area with its next draw. */
export const useLotteryMenu = (lottoArea?: LottoArea): Resource<Value<'lotteryMenu'>> =>
  useEndpoint('lotteryMenu', { language: useLanguage(), ...(lottoArea && { lottoArea }) }, followed);

/** Lotteries that the member has played, latest first; a trial account has none. */
export const useRecentLotteries = (): Resource<Value<'lotteryMenuRecent'>> => {
  const language = useLanguage();
  const { isTrial } = useIdentity();
  const isMember = useMember().value !== undefined && !isTrial;
  return useEndpoint('lotteryMenuRecent', isMember ? { language } : null, kept);
};

/** The most played lotteries of these price tables (spec §9: 20). */
export const usePopularLotteries = (modes: readonly PrizeMode[]): Resource<Value<'popularLotteries'>> => {
  const prizeMode = modes.join(',');
  const query = { count: String(limits.popularLotteries), device: 'WEB', prizeMode, language: useLanguage() };
  return useEndpoint('popularLotteries', query as Query<'popularLotteries'>, followed);
};

/** The latest draw of each lottery. */
export const useRecentDraws = (lottoArea?: LottoArea): Resource<Value<'recentDraws'>> =>
  useEndpoint('recentDraws', { language: useLanguage(), ...(lottoArea && { lottoArea }) }, followed);

/** What lotteries that draw once a day drew on a day, such as `20261120`; undefined reads nothing. */
export const useDrawsOfDay = (
  day: string | undefined,
  lottoArea?: LottoArea,
): Resource<Value<'recentDraws'>> => {
  const language = useLanguage();
  const query = day === undefined ? null : { language, day, ...(lottoArea && { lottoArea }) };
  return useEndpoint('recentDraws', query, followed);
};

/** Results of one lottery, latest first. */
export const useOpenedNumbers = (
  lottoArea: LottoArea,
  gameCode: string,
  pageSize: number,
): Resource<Value<'openedNumbers'>> => {
  const query = { gameCode, pageSize: String(pageSize), language: useLanguage() };
  return useEndpoint(lottoArea === 'VN' ? 'openedNumbersVn' : 'openedNumbers', query, followed);
};

/** One lottery with its betting options. */
export const useLotteryLobby = (gameCode: string | undefined): Resource<Value<'lotteryLobby'>> => {
  const language = useLanguage();
  return useEndpoint('lotteryLobby', gameCode === undefined ? null : { gameCode, language }, kept);
};

/** The member's tickets, latest first. */
export const useLotteryTickets = (pageNo: number, pageSize: number): Resource<Value<'lotteryTickets'>> =>
  useEndpoint(
    'lotteryTickets',
    { pageNo: String(pageNo), pageSize: String(pageSize), language: useLanguage() },
    followed,
  );
