import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { homeTabCategories, type HomeTabCategory } from '@/config/categories';
import { CardGrid } from '@/ui/CardGrid';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { GameCard, type GameCardProps } from '@/ui/GameCard';
import { GameControllerIcon } from '@/ui/icons';
import { media } from '@/ui/media';
import { SectionHeading } from '@/ui/SectionHeading';
import { GameCardSkeletons } from '@/ui/Skeletons';
import { TabList, tabIds } from '@/ui/TabList';

// On a phone the tabs have a row of their own and scroll in it.
const Root = styled('section')({
  minWidth: 0,
  [media.phone]: {
    '& > div:first-of-type': { flexWrap: 'wrap' },
    '& .end': { marginLeft: 0, width: '100%', '& > *': { minWidth: 0, flex: 1 } },
  },
});

type Acts = Required<Pick<GameCardProps, 'onPlay' | 'onTry' | 'onFavourite'>>;

type LobbyCard = Omit<GameCardProps, keyof Acts | 'labels'> & { readonly canTry: boolean };

interface LobbyViewProps extends Acts {
  category: HomeTabCategory;
  onCategory: (category: HomeTabCategory) => void;
  /** Absent until they have come. */
  cards: readonly LobbyCard[] | undefined;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

const art = { RNG: 'slots', LIVE: 'live', FISH: 'fish', PVP: 'pvp' } as const satisfies Record<
  HomeTabCategory,
  string
>;

const idBase = 'lobby';

export function LobbyView({ category, onCategory, ...content }: LobbyViewProps) {
  const { t } = useTranslation(['home', 'nav']);
  const name = (key: HomeTabCategory) => (key === 'LIVE' ? t('nav:short.LIVE') : t(`nav:category.${key}`));
  const ids = tabIds(idBase, category);
  return (
    <Root aria-label={t('lobby')}>
      <SectionHeading
        title={t('lobby')}
        end={
          <TabList
            label={t('lobby')}
            idBase={idBase}
            value={category}
            onChange={onCategory}
            tabs={homeTabCategories.map((id) => ({
              id,
              label: name(id),
              icon: <img src={`/art/icons/${art[id]}.webp`} alt="" width={24} height={24} />,
            }))}
          />
        }
      />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
        <Games {...content} />
      </div>
    </Root>
  );
}

function Games({
  cards,
  failure,
  busy,
  onRetry,
  onTry,
  ...acts
}: Omit<LobbyViewProps, 'category' | 'onCategory'>) {
  const { t } = useTranslation(['home', 'common']);
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('gamesFailed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        busy={busy}
      />
    );
  if (cards === undefined) return <GameCardSkeletons />;
  if (cards.length === 0)
    return (
      <EmptyState
        title={t('gamesEmpty')}
        text={t('gamesEmptyHint')}
        icon={<GameControllerIcon fontSize={40} />}
      />
    );
  const labels = { play: t('play'), tryOut: t('tryOut'), favourite: t('favourite') };
  return (
    <CardGrid>
      {cards.map(({ canTry, ...card }) => (
        <li key={card.id}>
          <GameCard {...card} {...acts} {...(canTry && { onTry })} labels={labels} />
        </li>
      ))}
    </CardGrid>
  );
}
