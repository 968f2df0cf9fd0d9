import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { GamesHead } from '@/features/games/GamesHead';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { CategoryVendors, type CategoryVendorsProps } from './CategoryVendors';
import { LobbyList, type LobbyListProps } from './LobbyList';
import { LobbySummary, type ChosenFilter } from './LobbySummary';
import { LobbyTools, type LobbyToolsProps } from './LobbyTools';

const Main = styled('main')({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: space(5),
    paddingTop: space(5),
  },
  '& > div > :is(header, .strip, .places, header + .list, .places + .list)': { gridColumn: '1 / -1' },
  '& .places': { minWidth: 0 },
  '& .strip': { display: 'none' },
  // Stays beside a long list, and scrolls by itself where it is taller than the window.
  '& .side': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(5),
    minWidth: 0,
    position: 'sticky',
    top: 20,
    maxHeight: 'calc(100dvh - 40px)',
    overflowY: 'auto',
    scrollbarWidth: 'none',
  },
  '& .above': { marginBottom: space(5) },
  '& .list': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    minWidth: 0,
  },
  [media.belowDesktop]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
    '& .side': { position: 'static', maxHeight: 'none' },
    '& .side > section': { display: 'none' },
  },
  [media.phone]: { '& > div': { paddingTop: space(3), gap: space(3) }, '& .strip': { display: 'block' } },
});

interface CategoryViewProps
  extends CategoryVendorsProps, Omit<LobbyToolsProps, 'onSearch'>, Omit<LobbyListProps, 'onClear'> {
  picture: string;
  title: string;
  /** How much there is, whatever narrows the list. */
  lead: string | undefined;
  note: string | undefined;
  /** "1.204 trò chơi" */
  count: string;
  narrowedBy: readonly ChosenFilter[];
  near: string | undefined;
  onClear: () => void;
  onSearch: (text: string) => void;
  /** The way to the other categories, on a phone. */
  strip?: ReactNode;
  /** The way to the pages beside this one. */
  places?: ReactNode;
  /** What the member played last. */
  recent?: ReactNode;
  /** Before the games. */
  above?: ReactNode;
  gamesTitle?: string;
  /** No vendor has any: what is above stands alone. */
  isWithoutGames?: boolean;
}

export function CategoryView(props: CategoryViewProps) {
  const { picture, title, lead, note, strip, places, recent, above, vendors, chosen, allHref, allCount } =
    props;
  const { filter, classifies, choices, onChange, onSearch, count, narrowedBy, near, onClear } = props;
  const { list, busy, failure, onRetry, onSearchAll, gamesTitle, isWithoutGames = false } = props;
  return (
    <Main id="content">
      <Frame>
        <div className="strip">{strip}</div>
        <GamesHead picture={picture} title={title} lead={lead} note={note} />
        {places && <div className="places">{places}</div>}
        {!isWithoutGames && (
          <div className="side">
            <CategoryVendors vendors={vendors} chosen={chosen} allHref={allHref} allCount={allCount} />
            {recent}
          </div>
        )}
        <div className="list">
          {above && <div className="above">{above}</div>}
          {!isWithoutGames && (
            <>
              {gamesTitle !== undefined && <SectionHeading title={gamesTitle} />}
              <LobbyTools {...{ filter, classifies, choices, onChange, onSearch }} />
              <LobbySummary count={count} chosen={narrowedBy} near={near} onClear={onClear} />
              <LobbyList
                {...{ list, busy, failure, onRetry, onSearchAll }}
                onClear={narrowedBy.length > 0 ? onClear : undefined}
              />
            </>
          )}
        </div>
      </Frame>
    </Main>
  );
}
