import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { GamesHead } from '@/features/games/GamesHead';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { ownClasses } from '@/ui/styles/ownClasses';
import { CategoryVendors, type CategoryVendorsProps } from './CategoryVendors';
import { LobbyList, type LobbyListProps } from './LobbyList';
import { LobbySummary, type ChosenFilter } from './LobbySummary';
import { LobbyTools, type LobbyToolsProps } from './LobbyTools';

const slot = ownClasses('CategoryView', [
  'frame',
  'places',
  'strip',
  'side',
  'above',
  'wide',
  'head',
  'recent',
  'list',
]);

const Main = styled('main')({
  [`& > .${slot.frame}`]: {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: space(5),
    paddingTop: space(5),
  },
  [`& .${slot.head}, & .${slot.strip}, & .${slot.places}, & .${slot.wide}`]: { gridColumn: '1 / -1' },
  // Without vendors the list takes the full width.
  [`& .${slot.head} + .${slot.list}, & .${slot.places} + .${slot.list}`]: { gridColumn: '1 / -1' },
  [`& .${slot.places}, & .${slot.wide}`]: { minWidth: 0 },
  [`& .${slot.strip}`]: { display: 'none' },
  // Sticks beside a long list, and scrolls separately if it is taller than the window.
  [`& .${slot.side}`]: {
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
  [`& .${slot.recent}:empty`]: { display: 'none' },
  [`& .${slot.above}`]: { marginBottom: space(5) },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    minWidth: 0,
  },
  [media.belowDesktop]: {
    [`& > .${slot.frame}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
    [`& .${slot.side}`]: { position: 'static', maxHeight: 'none' },
    [`& .${slot.recent}`]: { display: 'none' },
  },
  [media.phone]: {
    [`& > .${slot.frame}`]: { paddingTop: space(3), gap: space(3) },
    [`& .${slot.strip}`]: { display: 'block' },
  },
});

interface CategoryViewProps
  extends CategoryVendorsProps, Omit<LobbyToolsProps, 'onSearch'>, Omit<LobbyListProps, 'onClear'> {
  picture: string;
  title: string;
  /** Total number of games, regardless of filters. */
  lead: string | undefined;
  note: string | undefined;
  /** "1.204 trò chơi" */
  count: string;
  narrowedBy: readonly ChosenFilter[];
  near: string | undefined;
  onClear: () => void;
  onSearch: (text: string) => void;
  /** Links to the other categories, on a phone. */
  strip?: ReactNode;
  /** Links to neighbouring pages. */
  places?: ReactNode;
  /** The member's recently played games. */
  recent?: ReactNode;
  /** Content before the games. */
  above?: ReactNode;
  /** Whether `above` takes the full width, beside no vendors. */
  isAboveWide?: boolean;
  gamesTitle?: string;
  /** Whether no vendor has games; only `above` is shown then. */
  isWithoutGames?: boolean;
}

export function CategoryView(props: CategoryViewProps) {
  const { picture, title, lead, note, strip, places, recent, above, vendors, chosen, allHref, allCount } =
    props;
  const { filter, classifies, choices, onChange, onSearch, count, narrowedBy, near, onClear } = props;
  const { list, busy, failure, onRetry, onSearchAll, gamesTitle } = props;
  const { isWithoutGames = false, isAboveWide = false } = props;
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <div className={slot.strip}>{strip}</div>
        <GamesHead className={slot.head} picture={picture} title={title} lead={lead} note={note} />
        {places && <div className={slot.places}>{places}</div>}
        {above && isAboveWide && <div className={slot.wide}>{above}</div>}
        {!isWithoutGames && (
          <div className={slot.side}>
            <CategoryVendors vendors={vendors} chosen={chosen} allHref={allHref} allCount={allCount} />
            <div className={slot.recent}>{recent}</div>
          </div>
        )}
        <div className={slot.list}>
          {above && !isAboveWide && <div className={slot.above}>{above}</div>}
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
