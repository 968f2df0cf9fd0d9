import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import type { GameType } from '#contract/constants';
import { GamesHead } from '@/features/games/GamesHead';
import { Frame } from '@/ui/layout/Frame';
import { sectionHeadingClasses } from '@/ui/layout/SectionHeading';
import { media } from '@/ui/styles/media';
import { categoryViewClasses } from './categoryViewClasses';

const slot = categoryViewClasses;

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
    // The height of its chips, which come with the vendors.
    [`& .${slot.strip}`]: { display: 'block', minHeight: 44 },
    // The games come first: links to neighbouring pages follow them.
    [`& .${slot.places}`]: { order: 1 },
    [`& .${slot.side}`]: { display: 'none' },
  },
});

export interface CategoryViewProps {
  category?: GameType;
  picture: string;
  title: string;
  /** Total number of games, regardless of filters. */
  lead: string | undefined;
  note: string | undefined;
  /** One live number of the category. */
  fact?: { label: string; amount: string } | undefined;
  /** Links to the other categories, on a phone. */
  strip?: ReactNode;
  /** Links to neighbouring pages. */
  places?: ReactNode;
  /** Content before the games, in full width. */
  above?: ReactNode;
  /** Whether `above` begins with a banner, which takes the place of the head's ground and art. */
  hasBanner?: boolean;
  /** The games: `CategoryGamesView`, or its placeholder. */
  children?: ReactNode;
}

/** The page of a category: its head, what comes before its games, and the games. */
export function CategoryView(props: CategoryViewProps) {
  const { category, picture, title, lead, note, fact, strip, places, above, children } = props;
  const { hasBanner = false } = props;
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <div className={slot.strip}>{strip}</div>
        <GamesHead
          className={slot.head}
          isPlain={hasBanner}
          {...{ category, picture, title, lead, note, fact }}
        />
        {places && <div className={slot.places}>{places}</div>}
        {above !== undefined && <div className={slot.wide}>{above}</div>}
        {children}
      </Frame>
    </Main>
  );
}
