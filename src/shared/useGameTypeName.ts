import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';

/** Names a game type; each has a name of its own. */
export const useGameTypeName = () => {
  const { t } = useTranslation('nav');
  return (gameType: GameType): string => t(`category.${gameType}`);
};
