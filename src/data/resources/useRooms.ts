import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const kept = { keepPreviousData: true, revalidateIfStale: true } as const;

/** The live tables. They are polled, because their rounds are short (GAME-11). */
export const useRooms = (): Resource<Value<'roomList'>> =>
  useEndpoint('roomList', { language: useLanguage() }, { ...kept, refreshInterval: limits.roomsEvery });

/** The dealers and their tables. */
export const useModels = (): Resource<Value<'liveModels'>> =>
  useEndpoint('liveModels', { language: useLanguage() }, kept);
