import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import type { GameType } from '#contract/constants';
import { GamesHead } from '@/features/games/GamesHead';
import { Frame } from '@/ui/layout/Frame';
import { media } from '@/ui/styles/media';
import { SectionHeading, sectionHeadingClasses } from '@/ui/layout/SectionHeading';
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
  'rows',
  'tools',
]);

const Main = styled('main')({
  [`& > .${slot.frame}`]: {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: space(5),
    paddingTop: space(5),
  },
  [`& :is(.${slot.head}, .${slot.strip}, .${slot.places}, .${slot.wide}, .${slot.tools}, .${slot.rows})`]: {
    gridColumn: '1 / -1',
    minWidth: 0,
  },
  [`& .${slot.rows}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7) },
  [`& .${slot.rows}:empty`]: { display: 'none' },
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
  // The number of games belongs to the heading.
  [`& .${slot.list} > .${sectionHeadingClasses.root}`]: { marginBottom: 0 },
  [media.belowDesktop]: {
    [`& > .${slot.frame}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
    [`& .${slot.side}`]: { position: 'static', maxHeight: 'none' },
    [`& .${slot.recent}`]: { display: 'none' },
  },
  [media.phone]: {
    [`& > .${slot.frame}`]: { paddingTop: space(3), gap: space(3) },
    // The games come first: links to other pages follow them.
    [`& .${slot.strip}`]: { display: 'block', order: 1 },
    [`& .${slot.places}`]: { order: 1 },
    [`& .${slot.side}`]: { display: 'none' },
  },
});

interface CategoryViewProps
  extends
    CategoryVendorsProps,
    Omit<LobbyToolsProps, 'onSearch' | 'vendors'>,
    Omit<LobbyListProps, 'onClear'> {
  category?: GameType;
  picture: string;
  title: string;
  /** Total number of games, regardless of filters. */
  lead: string | undefined;
  note: string | undefined;
  /** One live number of the category. */
  fact?: { label: string; amount: string } | undefined;
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
  /** Rows of games by theme, unless the list is narrowed. */
  rows?: ReactNode;
  /** Content before the games. */
  above?: ReactNode;
  /** Whether `above` takes the full width, beside no vendors. */
  isAboveWide?: boolean;
  gamesTitle?: string;
  /** Whether no vendor has games; only `above` is shown then. */
  isWithoutGames?: boolean;
}

export function CategoryView(props: CategoryViewProps) {
  const {
    category,
    rows,
    picture,
    title,
    lead,
    note,
    strip,
    places,
    recent,
    above,
    vendors,
    chosen,
    allHref,
    allCount,
  } = props;
  const { filter, classifies, choices, onChange, onSearch, count, narrowedBy, near, onClear } = props;
  const { list, busy, failure, onRetry, onSearchAll, gamesTitle } = props;
  const { isWithoutGames = false, isAboveWide = false } = props;
  const vendorChoices = vendors.map(({ code, name }) => ({ value: code, label: name }));
  const tools = (
    <LobbyTools {...{ filter, classifies, choices, vendors: vendorChoices, onChange, onSearch }} />
  );
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <div className={slot.strip}>{strip}</div>
        <GamesHead
          className={slot.head}
          category={category}
          picture={picture}
          title={title}
          lead={lead}
          note={note}
          fact={props.fact}
        />
        {places && <div className={slot.places}>{places}</div>}
        {above !== undefined && isAboveWide && <div className={slot.wide}>{above}</div>}
        {!isWithoutGames && above === undefined && (
          <>
            <div className={slot.tools}>{tools}</div>
            <div className={slot.rows}>{rows}</div>
          </>
        )}
        {!isWithoutGames && (
          <div className={slot.side}>
            <CategoryVendors vendors={vendors} chosen={chosen} allHref={allHref} allCount={allCount} />
            <div className={slot.recent}>{recent}</div>
          </div>
        )}
        <div className={slot.list}>
          {above !== undefined && !isAboveWide && <div className={slot.above}>{above}</div>}
          {!isWithoutGames && (
            <>
              {gamesTitle !== undefined && <SectionHeading title={gamesTitle} />}
              {above !== undefined && tools}
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
