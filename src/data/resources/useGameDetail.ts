import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const codes = /^[A-Z0-9]{1,32}$/;

/** The details of one game. A malformed game code is not requested. */
export const useGameDetail = (gameCode: string | undefined): Resource<Value<'gameDetail'>> => {
  const language = useLanguage();
  return useEndpoint(
    'gameDetail',
    gameCode !== undefined && codes.test(gameCode) ? { gameCode, language } : null,
  );
};
