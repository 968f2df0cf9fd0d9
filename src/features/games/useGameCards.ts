import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { cardCoverWidth, coverPath, type CoverWidth } from '#contract/coverWidths';
import { isBuiltAddress } from '@/config/routes';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { hourOf } from '@/domain/hourOf';
import { launchDecision, type LaunchMode } from '@/domain/launchDecision';
import { useFavourites } from '@/data/resources/useFavourites';
import { useIdentity } from '@/data/session/useIdentity';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useSite } from '@/data/session/siteContext';
import type { GameCardProps } from '@/ui/gaming/GameCard';
import { JackpotAmounts } from './jackpotAmounts';
import { useGameCardHandlers } from './useGameCardHandlers';

/**
 * Props of the game cards for the current visitor. A trial account can try games; other games ask for a real account
 * (spec §6). A card's props keep their identity until they change.
 */
export const useGameCards = (
  games: readonly Game[],
  coverWidth: CoverWidth = cardCoverWidth,
): GameCardProps[] => {
  const { t } = useTranslation('home');
  const { timeZone } = useSite().boot.brand;
  const { isLogin, isTrial } = useIdentity();
  const hosts = useImageHosts();
  const { liked } = useFavourites();
  const pots = useContext(JackpotAmounts);
  const { onPlay, onTry, onFavourite, onDetail } = useGameCardHandlers(games);

  const cards = useMemo(() => {
    const words = { favourite: t('favourite'), detail: t('detail'), tryOut: t('tryOut') };
    const labels = { ...words, play: t('play') };
    const trialLabels = { ...words, play: t('tryOut') };
    const can = (game: Game, mode: LaunchMode): boolean =>
      launchDecision({ who: { isLogin, isTrial }, mode, game, routeExists: isBuiltAddress }).to !==
      'notBuilt';

    const stateOf = (
      { maintenanceEnd }: Game,
      locked: boolean,
    ): Pick<GameCardProps, 'state' | 'stateLines'> => {
      if (maintenanceEnd !== null) {
        const time = hourOf(maintenanceEnd, timeZone);
        return { state: 'maintenance', stateLines: [t('maintenance'), t('maintenanceUntil', { time })] };
      }
      return locked ? { state: 'locked', stateLines: [t('needReal')] } : { state: 'open' };
    };

    return games.map((game) => {
      const isGame = game.isGame === 'GAME';
      const canTry = isGame && can(game, 'trial');
      const tries = isTrial && canTry;
      return {
        gameId: game.gameCode,
        name: game.gameName,
        vendor: game.vendorName,
        cover: pictureSources(game.iconUrl ?? coverPath(game.showIcon, coverWidth), hosts),
        fallbackCover: defaultCover,
        nodeId: game.nodeId,
        labels: tries ? trialLabels : labels,
        onFavourite,
        onDetail,
        ...(tries ? { onPlay: onTry } : can(game, 'real') && { onPlay }),
        ...(canTry && !tries && { onTry }),
        ...(game.tag !== 'none' && { tag: { kind: game.tag, label: t(`tag.${game.tag}`) } }),
        ...stateOf(game, isTrial && !tries && isGame),
      };
    });
  }, [games, t, timeZone, isLogin, isTrial, hosts, coverWidth, onPlay, onTry, onFavourite, onDetail]);

  return cards.map(({ nodeId, ...card }) => {
    const pot = pots.get(card.gameId);
    return { ...card, favourite: liked.has(nodeId), ...(pot !== undefined && { pot }) };
  });
};
