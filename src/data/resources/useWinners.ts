import { winnerQuery } from '#contract/firstCalls';
import type { Value, Winner } from '#contract/wireTypes';
import { sessionKeys } from '@/config/storageKeys';
import type { Resource } from '../core/resource';
import { useCachedEndpoint } from '../core/useCachedEndpoint';
import { useLanguage } from '../session/useLanguage';
import { useLiveWinners } from '../live/useLiveWinners';

const isWinner = (given: unknown): boolean => {
  const winner = given as Partial<Winner> | null;
  return typeof winner?.vo?.winAmount?.amount === 'string' && typeof winner.game?.gameCode === 'string';
};

const isValue = (given: unknown): given is Value<'winners'> => {
  const list: unknown = (given as Partial<Value<'winners'>> | null)?.list;
  return Array.isArray(list) && list.every(isWinner);
};

const cache = { key: sessionKeys.winners, readable: true, isValue } as const;

/**
 * The winner board: fetched once per session and again after a change of language (spec §4); the socket adds new
 * wins.
 */
export const useWinners = (): Resource<Value<'winners'>> => {
  useLiveWinners();
  return useCachedEndpoint('winners', winnerQuery(useLanguage()), cache);
};
