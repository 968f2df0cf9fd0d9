import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { coverPath, defaultCover, pictureSources } from '@/domain/pictureSources';
import { hourOf } from '@/domain/hourOf';
import { useIdentity } from '@/data/useIdentity';
import { useImageHosts } from '@/data/useImageHosts';
import { useSite } from '@/data/siteContext';
import type { GameCardProps } from '@/ui/GameCard';

type CardFacts = Omit<GameCardProps, 'labels' | 'onPlay' | 'onTry' | 'onFavourite'> & {
  readonly canTry: boolean;
};

/** Games as their cards show them, for whoever is here: a trial account cannot play for real (spec §6). */
export const useGameCards = (games: readonly Game[]): CardFacts[] => {
  const { t } = useTranslation('home');
  const { timeZone } = useSite().boot.brand;
  const { isTrial } = useIdentity();
  const hosts = useImageHosts();

  const stateOf = ({ maintenanceEnd }: Game): Pick<CardFacts, 'state' | 'stateLines'> => {
    if (maintenanceEnd !== null) {
      const time = hourOf(maintenanceEnd, timeZone);
      return { state: 'maintenance', stateLines: [t('maintenance'), t('maintenanceUntil', { time })] };
    }
    return isTrial ? { state: 'locked', stateLines: [t('needReal')] } : { state: 'open' };
  };

  return games.map((game, index) => ({
    id: game.gameCode,
    name: game.gameName,
    vendor: game.vendorName,
    cover: pictureSources(coverPath(game.showIcon, 220), hosts),
    fallbackCover: defaultCover,
    favourite: false,
    // The first row of a wide screen.
    eager: index < 5,
    canTry: game.supportPlay === '0',
    ...(game.tag !== 'none' && { tag: { kind: game.tag, label: t(`tag.${game.tag}`) } }),
    ...stateOf(game),
  }));
};
