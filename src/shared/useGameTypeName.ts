import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';

/** Names a game type as the navigation does. */
export const useGameTypeName = () => {
  const { t } = useTranslation('nav');
  return (gameType: GameType): string => (gameType === 'ELOTT' ? t('elott') : t(`category.${gameType}`));
};
