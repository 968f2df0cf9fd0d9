import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useLanguage } from '@/data/useLanguage';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { GameCard, type GameCardProps } from '@/ui/GameCard';
import { GameControllerIcon } from '@/ui/icons';
import { GameCardSkeletons } from '@/ui/Skeletons';
import { VirtualGrid } from '@/ui/VirtualGrid';

const Root = styled('section')({
  minWidth: 0,
  '& > footer': {
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    paddingTop: space[4],
    color: vars.text.muted,
  },
  '& > footer p': { margin: 0 },
});

type Acts = Pick<GameCardProps, 'onPlay' | 'onTry' | 'onFavourite'>;

export interface CategoryGamesProps extends Acts {
  /** Absent until they have come. */
  cards: readonly (Omit<GameCardProps, keyof Acts | 'labels'> & { readonly canTry: boolean })[] | undefined;
  total: number;
  hasMore: boolean;
  busy: boolean;
  /** Why the last page did not come. */
  failure: string | undefined;
  onMore: () => void;
  onRetry: () => void;
}

/** The games, page after page; only the rows in view are in the page. */
export function CategoryGames(props: CategoryGamesProps) {
  const { cards, total, hasMore, busy, failure, onMore, onRetry, onTry, ...acts } = props;
  const { t } = useTranslation(['games', 'home', 'common']);
  const number = new Intl.NumberFormat(languageTag(useLanguage()));
  const labels = { play: t('home:play'), tryOut: t('home:tryOut'), favourite: t('home:favourite') };
  if (cards === undefined)
    return failure === undefined ? (
      <Root aria-busy aria-label={t('list')}>
        <GameCardSkeletons count={20} />
      </Root>
    ) : (
      <ErrorState
        title={t('failed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        busy={busy}
      />
    );
  if (cards.length === 0)
    return (
      <EmptyState title={t('empty')} text={t('emptyHint')} icon={<GameControllerIcon fontSize={40} />} />
    );
  return (
    <Root aria-label={t('list')} aria-busy={busy || undefined}>
      <VirtualGrid
        items={cards}
        keyOf={({ id }) => id}
        label={t('list')}
        renderItem={({ canTry, ...card }) => (
          <GameCard {...card} {...acts} {...(canTry && { onTry })} labels={labels} />
        )}
      />
      <footer>
        {failure && <p role="alert">{t('failedMore')}</p>}
        <p role="status">{t('shown', { shown: number.format(cards.length), total: number.format(total) })}</p>
        {hasMore && (
          <Button onClick={onMore} busy={busy}>
            {failure ? t('common:retry') : t('more')}
          </Button>
        )}
      </footer>
    </Root>
  );
}
