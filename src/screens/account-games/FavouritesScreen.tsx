import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useFavouriteList } from '@/data/resources/useFavouriteList';
import { useIdentity } from '@/data/session/useIdentity';
import { CategoryChips } from '@/features/navigation/CategoryChips';
import { NeighbourLinks } from '@/features/navigation/NeighbourLinks';
import { GameGrid } from '@/features/games/GameGrid';
import { HotRow } from '@/features/games/HotRow';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { HeartIcon } from '@/ui/media/icons';
import { Pagination } from '@/ui/actions/Pagination';
import { AccountGamesView } from './AccountGamesView';
import { GameListOrState } from './GameListOrState';

const pageOf = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1;
};

/**
 * The member's favourites, in pages (GAME-08). A guest is asked to log in and returns afterwards. A visitor without
 * favourites sees the most played games.
 */
export function FavouritesScreen() {
  const { t, ready } = useTranslation(['games', 'nav', 'home', 'common']);
  const navigate = useNavigate();
  const place = useLocation();
  const { isLogin, isTrial } = useIdentity();
  const page = pageOf(place.search);
  const { value, failure, isBusy, reload } = useFavouriteList(page);
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  const hasNone = !isLogin || isTrial || value?.content.length === 0;
  if (!ready) return <PageSkeleton />;
  const list = (
    <GameListOrState
      games={isTrial ? [] : value?.content}
      failure={failureWords}
      busy={isBusy}
      onRetry={reload}
      empty={{ title: t('favEmpty'), text: t('favEmptyHint') }}
    >
      {(games) => (
        <>
          <GameGrid games={games} label={t('nav:category.FAV')} />
          {value && value.totalPages > 1 && (
            <Pagination
              page={page}
              count={value.totalPages}
              onChange={(next) => void navigate({ search: `?page=${next}` })}
              labels={{
                region: t('favPages'),
                previous: t('common:previous'),
                next: t('common:next'),
                page: (number) => t('common:page', { page: number }),
              }}
            />
          )}
        </>
      )}
    </GameListOrState>
  );
  return (
    <AccountGamesView
      picture="heart"
      title={t('nav:category.FAV')}
      lead={t('favLead')}
      strip={<CategoryChips />}
      places={<NeighbourLinks />}
    >
      {isLogin ? (
        list
      ) : (
        <EmptyState
          title={t('favGuest')}
          text={t('favGuestHint')}
          icon={<HeartIcon fontSize={40} />}
          action={
            <Button tone="primary" onClick={() => void navigate('/login', { state: returnTo(place) })}>
              {t('login')}
            </Button>
          }
        />
      )}
      {hasNone && <HotRow />}
    </AccountGamesView>
  );
}
