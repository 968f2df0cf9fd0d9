import { cardCoverWidth, coverWidths, widestCover } from '../../contract/coverWidths.ts';
import type { BrandLayout, CategoryHead } from './brandLayout.ts';
import { headInk } from './headInk.ts';
import { cardSheets } from './sheets/cards.ts';
import { everyHead, headSheets } from './sheets/heads.ts';
import { everyHero, heroSheets } from './sheets/heroes.ts';
import { iconSheets } from './sheets/icons.ts';
import { motionSheets } from './sheets/motions.ts';
import { everyRow, rowSheets, shimmer } from './sheets/rows.ts';
import { everyShell, shellSheets } from './sheets/shells.ts';
import { tabBarSheets } from './sheets/tabBars.ts';
import { layout as measures } from '../layout.ts';
import { sheetText, type Rules } from './sheetText.ts';
import { widths } from './widths.ts';

/** Part of its width by which a page grows on the widest screens. */
const wideShare = 1.15;

const fixedTracks = (count: number) => `repeat(${count},minmax(0,1fr))`;

/** As many cards as the brand names where a line is `room` pixels wide, fewer where it is narrower. */
const fluidTracks = (count: number, room: number, gap: number) =>
  `repeat(auto-fill,minmax(min(${Math.floor((room - (count - 1) * gap) / count)}px,100%),1fr))`;

/** Width in pixels of a tablet's page. */
const tabletRoom = 728;

/** The drawn cover that a card of a grid needs; a ticket's is small. */
const coverOf = ({ container, card: { shape, columns, gap } }: BrandLayout) => {
  const [between = 0] = gap;
  const room = (container - (columns.desktop - 1) * between) / columns.desktop;
  return shape === 'ticket'
    ? cardCoverWidth
    : (coverWidths.find((width) => width >= Math.max(room, cardCoverWidth)) ?? widestCover);
};

const cardVariables = (layout: BrandLayout): Rules => {
  const { container, card } = layout;
  const [gap = 0, rowGap = 0] = card.gap;
  const phoneGap = measures.phoneCardGap;
  return {
    ':root': [
      `--card-radius:${card.radius}px;--card-ratio:1.3333;--card-words:45;--card-cover:${coverOf(layout)}`,
      `--card-gap:${gap}px;--card-row-gap:${rowGap}px`,
      `--card-tracks:${fluidTracks(card.columns.desktop, container, gap)}`,
    ].join(';'),
    [widths.tablet]: { ':root': `--card-tracks:${fluidTracks(card.columns.tablet, tabletRoom, gap)}` },
    [widths.phone]: {
      ':root': `--card-tracks:${fixedTracks(card.columns.phone)};--card-gap:${phoneGap}px;--card-row-gap:16px`,
    },
  };
};

/** A row of one line shows as many cards as a line holds. */
const lineRules = ({ row, card: { columns } }: BrandLayout): Rules => {
  const line = (count: number): Rules => ({
    '.GameRow-list': `grid-template-columns:${fixedTracks(count)}`,
    [`.GameRow-list > :nth-child(n+${count + 1})`]: 'display:none',
  });
  if (row !== 'dense') return {};
  return { [widths.tablet]: line(columns.tablet), [widths.desktop]: line(columns.desktop) };
};

/** What a section at the side shows of a line: one panel of a strip, two cards of a row and two below. */
const narrowed = (name: string): Rules => {
  const section = `.HomeView-home > .HomeView-${name}`;
  return {
    ...((name === 'promotions' || name === 'matches') && {
      [`${section} .MarqueeStrip-root`]: 'grid-auto-columns:100%',
    }),
    [`${section} .GameRow-list`]: 'grid-template-columns:repeat(2,minmax(0,1fr))',
    [`${section} .GameRow-list > :nth-child(n+5)`]: 'display:none',
  };
};

/** Two columns of home: a section at the side stands beside the one before it, all others take the full width. */
const homeColumns = ({ aside, homeOrder, sectionGap }: BrandLayout): Rules => {
  if (aside.home.length === 0) return {};
  const wide = aside.home.flatMap((name) => homeOrder[homeOrder.indexOf(name) - 1] ?? []);
  const at = (column: number) => (name: string) =>
    [`.HomeView-home > .HomeView-${name}`, `grid-column:${column}`] as const;
  return {
    '.HomeView-home': `display:grid;grid-template-columns:minmax(0,1fr) ${aside.width}px;gap:${sectionGap}px 36px`,
    '.HomeView-home > *': 'grid-column:1/-1;min-width:0',
    '.HomeView-home > * + *': 'margin-top:0',
    ...Object.fromEntries([...wide.map(at(1)), ...aside.home.map(at(2))]),
    ...aside.home.map(narrowed).reduce((all, rules) => ({ ...all, ...rules }), {}),
  };
};

const categoryColumns = ({ aside, sectionGap }: BrandLayout): Rules => {
  if (aside.category === undefined) return {};
  // A category without games of this kind has the full width for its other rows; one without other rows, for this one.
  const rows = `.CategoryView-rows:has(> .GameRow-${aside.category} > *):has(> :not(.GameRow-${aside.category}) > *)`;
  const side = `${rows} > .GameRow-${aside.category}`;
  return {
    [rows]: `display:grid;grid-template-columns:minmax(0,1fr) ${aside.width}px;gap:${sectionGap}px 36px;align-items:start`,
    [`${rows} > *`]: 'grid-column:1;min-width:0',
    [side]: 'grid-area:1/2/span 3',
    // A ranking: the place stands before each ticket.
    [`${side} .GameRow-list`]: 'grid-template-columns:minmax(0,1fr);counter-reset:place',
    [`${side} .GameRow-list > *`]:
      'display:grid;grid-template-columns:34px minmax(0,1fr);align-items:center;counter-increment:place',
    [`${side} .GameRow-list > ::before`]: `content:counter(place);font:var(--display-weight) 24px/1 var(--font-display);color:var(--primary-text)`,
    // As high as two rows beside it; a third row comes with the games that are like one that was played.
    [`.CategoryView-rows:not(:has(> .GameRow-similar > *)) > .GameRow-${aside.category} .GameRow-list > :nth-child(n+6)`]:
      'display:none',
    [`${rows} > :not(.GameRow-${aside.category}) .GameRow-list`]:
      'grid-template-columns:repeat(2,minmax(0,1fr))',
    [`${rows} > :not(.GameRow-${aside.category}) .GameRow-list > :nth-child(n+5)`]: 'display:none',
  };
};

const pageRules = (layout: BrandLayout): Rules => ({
  [widths.tabletUp]: {
    '.HomeView-home > * + *': `margin-top:${layout.sectionGap}px`,
    '.CategoryView-rows': `gap:${layout.sectionGap}px`,
  },
  [widths.desktop]: {
    ':root': `--page-width:${layout.container}px`,
    '.MarqueeFrame-root': 'width:min(var(--page-width),100% - var(--page-room,40px))',
    ...homeColumns(layout),
    ...categoryColumns(layout),
  },
  '@media (min-width:1680px)': {
    ':root': `--page-width:${Math.round(layout.container * wideShare)}px`,
  },
});

const headRules = (
  category: Readonly<Record<string, CategoryHead | undefined>>,
  artAddress: (file: string) => string,
): Rules =>
  Object.fromEntries(
    Object.entries(category).map(([name, head]) => [
      `.GamesHead-root[data-category=${name}]`,
      [
        ...(head?.art === undefined ? [] : [`--head-art:url(${artAddress(head.art)})`]),
        ...(head?.ground === undefined
          ? []
          : [
              `--head-ink:${headInk(head.ground)}`,
              `background:linear-gradient(100deg,${head.ground.join(',')})`,
            ]),
      ].join(';'),
    ]),
  );

/** Addresses of pictures of the brand's folder. */
interface LayoutArt {
  readonly hero: string;
  readonly of: (file: string) => string;
}

const heroOf = ({ heroArt }: BrandLayout, art: LayoutArt): string =>
  heroArt === undefined ? art.hero : art.of(heroArt);

/** The text of a brand's layout: what stands where, in which shape, and how it moves. All of it is data of the brand. */
export const layoutSheet = (layout: BrandLayout, art: LayoutArt): string =>
  shimmer +
  [
    { ':root': `--hero-art:url(${heroOf(layout, art)});--section-gap:${layout.sectionGap}px` },
    cardVariables(layout),
    everyRow,
    cardSheets[layout.card.shape],
    rowSheets[layout.row],
    lineRules(layout),
    everyHero,
    heroSheets[layout.hero],
    headSheets[layout.shell],
    everyHead,
    headRules(layout.category, art.of),
    pageRules(layout),
    everyShell,
    shellSheets[layout.shell],
    tabBarSheets[layout.tabbar],
    motionSheets[layout.motion],
    iconSheets[layout.icons],
  ]
    .map((rules: Rules) => sheetText(rules))
    .join('');
