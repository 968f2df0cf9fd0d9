import type { Game, Value } from '#contract/wireTypes';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

type Room = Value<'roomList'>['list'][number];

/** The live table of a game; undefined for a game without one. */
export const useRoomOf = ({ gameType, gameCode }: Pick<Game, 'gameType' | 'gameCode'>): Room | undefined => {
  const language = useLanguage();
  const { value } = useEndpoint('roomList', gameType === 'LIVE' ? { language } : null);
  return value?.list.find(({ game }) => game.gameCode === gameCode);
};
