import { useTranslation } from 'react-i18next';
import { coverPath } from '#contract/coverWidths';
import { useFavourites } from '@/data/resources/useFavourites';
import { useGameDetail } from '@/data/resources/useGameDetail';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useLaunch } from '@/data/resources/useLaunch';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { useFailureText } from '@/forms/useFailureText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Modal } from '@/ui/overlays/Modal';
import { GameSheet } from './GameSheet';
import { GameSheetSkeleton } from './GameSheetSkeleton';
import { GameSuggestions } from './GameSuggestions';
import { useGameFacts } from './useGameFacts';

interface GameModalProps {
  /** Code of the game. */
  item: string | undefined;
  onClose: () => void;
}

/** Details of a game before it is played; the address names the game. */
export function GameModal({ item, onClose }: GameModalProps) {
  const { t } = useTranslation(['games', 'home', 'common', 'nav']);
  const { value, failure, isBusy, reload } = useGameDetail(item);
  const hosts = useImageHosts();
  const facts = useGameFacts(value);
  const { liked, toggle } = useFavourites();
  const { decide, open, asMember } = useLaunch();
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  const game = value?.game;
  return (
    <Modal
      title={game?.gameName ?? t('sheet.title')}
      size="large"
      phone="sheet"
      bare
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      {game && value ? (
        <GameSheet
          name={game.gameName}
          lead={t('sheet.lead', { vendor: game.vendorName, kind: t(`nav:category.${game.gameType}`) })}
          cover={pictureSources(coverPath(game.showIcon, 440), hosts)}
          fallbackCover={defaultCover}
          tag={game.tag === 'none' ? undefined : t(`home:tag.${game.tag}`)}
          facts={facts}
          note={value.rtp > 0 ? t('sheet.rtpNote') : undefined}
          closed={game.maintenanceEnd === null ? undefined : t('closed.maintenanceText')}
          favourite={liked.has(game.nodeId)}
          onFavourite={() => asMember(() => toggle(game))}
          onPlay={decide(game, 'real').to === 'notBuilt' ? undefined : () => open(game, 'real')}
          onTry={decide(game, 'trial').to === 'notBuilt' ? undefined : () => open(game, 'trial')}
          others={<GameSuggestions title={t('sheet.others')} games={value.others} />}
        />
      ) : failureWords !== undefined || (item ?? '') === '' ? (
        <ErrorState
          title={t('sheet.failed')}
          text={failureWords}
          retryLabel={t('common:retry')}
          onRetry={reload}
          loading={isBusy}
          plain
        />
      ) : (
        <GameSheetSkeleton />
      )}
    </Modal>
  );
}
