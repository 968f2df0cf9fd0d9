import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesPerPage } from '#contract/firstCalls';
import { categoryRoutes } from '@/config/categories';
import { useGameList } from '@/data/resources/useGameList';
import { useVendorTypes } from '@/data/resources/useVendorTypes';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { GameControllerIcon } from '@/ui/media/icons';
import { Modal } from '@/ui/overlays/Modal';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { GameGrid } from './GameGrid';
import { GameListError } from './GameListError';

interface VendorModalProps {
  /** Code of the vendor. */
  item: string | undefined;
  onClose: () => void;
}

/** A modal with a vendor's games (GAME-05, MOD-08); entries that open such a list are left out. */
export function VendorModal({ item = '', onClose }: VendorModalProps) {
  const { t } = useTranslation(['games', 'common', 'nav']);
  const filter = useMemo(() => (item === '' || item.length > 32 ? null : { vassalage: item }), [item]);
  const { value, failure, isBusy, reload } = useGameList(filter);
  const games = useMemo(() => value?.games.filter(({ isGame }) => isGame === 'GAME'), [value]);
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  const [first] = games ?? [];
  const vendor = useVendorTypes().value?.list.find(({ vassalage }) => vassalage === item);
  const types = vendor?.gameTypes ?? (first ? [first.gameType] : []);
  const hasMore = (value?.total ?? 0) > gamesPerPage;
  return (
    <Modal
      title={vendor?.displayName ?? first?.vendorName ?? t('vendorGames')}
      size="wide"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        hasMore &&
        types.map((type) => (
          <Button
            key={type}
            href={`${categoryRoutes[type]}?${new URLSearchParams({ vassalage: item }).toString()}`}
          >
            {types.length > 1 ? t('allOf', { category: t(`nav:category.${type}`) }) : t('common:seeAll')}
          </Button>
        ))
      }
    >
      {failureWords !== undefined ? (
        <GameListError failure={failureWords} busy={isBusy} onRetry={reload} plain />
      ) : games === undefined && filter !== null ? (
        <GameCardSkeletons />
      ) : games === undefined || games.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyHint')}
          icon={<GameControllerIcon fontSize={40} />}
          plain
        />
      ) : (
        <GameGrid games={games} label={t('list')} />
      )}
    </Modal>
  );
}
