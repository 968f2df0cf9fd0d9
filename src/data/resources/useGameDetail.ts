import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

const codes = /^[A-Z0-9]{1,32}$/;

/** The facts of one game; nothing is asked for what cannot be a game's code. */
export const useGameDetail = (gameCode: string | undefined): Resource<Value<'gameDetail'>> => {
  const language = useLanguage();
  return useEndpoint(
    'gameDetail',
    gameCode !== undefined && codes.test(gameCode) ? { gameCode, language } : null,
  );
};
