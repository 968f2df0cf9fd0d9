import { duration } from '../../motion.ts';
import { vars } from '../../vars.ts';
import type { rowKinds } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';
import { widths } from '../widths.ts';

const row = '.GameRow';
const first = `${row}-list > :first-child`;
const space = `${row}-place`;
const card = '.MarqueeGameCard';
/** Pages of other kinds have placeholders for titles of the usual size. */
const heading = ':where(.HomeView-home,.CategoryView-rows) .MarqueeSectionHeading';
const title = ':where(.HomeView-home,.CategoryView-rows,.CategoryView-list) .MarqueeSectionHeading-title';

/** On a phone a row scrolls sideways. */
const scrolling = (width: string): Rules => ({
  [`${row}-list`]: `display:grid;grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:${width};overflow-x:auto;scrollbar-width:none;scroll-snap-type:x proximity;margin-inline:-14px;padding:2px 14px 4px`,
  [`${row}-list > *`]: 'scroll-snap-align:start;scroll-margin-left:14px',
});

const ladder = '.JackpotLadder';

const vendors = '.CategoryVendors';
const recent = '.RecentGames';

/** Vendors as a line of chips above the games, which have the whole width, and recent games side by side. */
const vendorsAbove: Rules = {
  '.CategoryView-frame': 'grid-template-columns:minmax(0,1fr)',
  '.CategoryView-side': 'position:static;max-height:none;margin-top:24px;overflow:visible',
  [`${vendors}-root`]: 'padding:0;border:0;background:none;box-shadow:none',
  [`${vendors}-title`]: 'display:none',
  [`${vendors}-list`]: 'display:flex;flex-wrap:wrap;gap:8px;max-height:none;overflow:visible',
  [`${vendors}-place`]: `width:auto;min-height:40px;padding:0 16px 0 10px;border-radius:20px;background:${vars.surface.raised};box-shadow:inset 0 0 0 1px ${vars.line.subtle};white-space:nowrap`,
  [`${vendors}-place[aria-current]`]: `background:${vars.primary.soft};box-shadow:inset 0 0 0 2px ${vars.primary.main};color:${vars.primary.text}`,
  [`${vendors}-picture`]: 'width:24px;height:24px;margin-right:8px',
  // Numbers come later; their room is there, so that no chip moves to another line.
  [`${vendors}-place:not(${vendors}-action)::after`]:
    'content:attr(data-count) / "";min-width:24px;text-align:right',
  [`${vendors}-action`]: 'padding:0 16px',
  [`${recent}-list`]: 'display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px',
  [`${recent}-row + ${recent}-row`]: 'border-top:0',
};

const tile = (soft: string, main: string) =>
  `--tile-a:${soft};--tile-b:color-mix(in srgb,${soft} 88%,${main});--tile-disc:color-mix(in srgb,${vars.surface.raised} 45%,#0000)`;

/** The large card of a featuring row: a tilted cover on a light disc, words below. */
const featured: Rules = {
  [`${first} ${card}-root`]: [
    'display:flex;flex-direction:column;justify-content:flex-end;height:100%;padding:28px',
    'border-radius:28px;overflow:hidden',
    'background:radial-gradient(circle at 50% 40%,var(--tile-disc) 0 44%,#0000 44.3%),linear-gradient(160deg,var(--tile-a),var(--tile-b))',
  ].join(';'),
  [`${first} ${card}-cover`]:
    'position:static;flex:1;min-height:0;aspect-ratio:auto;overflow:visible;background:none;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;margin-bottom:14px',
  // The name on the place of the cover until it has come.
  [`${first} ${card}-cover::before`]:
    'position:static;grid-area:1/1;height:min(100%,366px);aspect-ratio:3/4;border-radius:16px;transform:rotate(-3deg)',
  [`${first} ${card}-cover::after`]: 'content:none',
  [`${first} ${card}-picture`]: `grid-area:1/1;width:auto;height:min(100%,366px);max-height:366px;aspect-ratio:3/4;border-radius:16px;transform:rotate(-3deg);box-shadow:${vars.shadow.high};object-position:50% 50%`,
  [`${first} ${card}-name`]:
    'order:2;margin:0;padding-right:64px;font-family:var(--font-display);font-size:23px;line-height:30px;font-weight:var(--display-weight);min-height:0',
  [`${first} ${card}-vendor`]: 'order:1;margin:0;font-size:13px;color:var(--text-secondary)',
  [`${first} ${card}-play`]: 'align-items:flex-end;justify-content:flex-end;padding:28px',
  [`${first} ${card}-play::before`]: 'content:none',
  [`${first} ${card}-playLabel`]: `flex:none;width:48px;height:48px;border-radius:50%;opacity:1;transform:none;font-size:0;gap:0;background:${vars.primary.main};color:${vars.text.onPrimary}`,
  [`${first} ${card}-tag`]: 'top:20px;left:20px',
  [`${first} ${card}-try`]:
    'inset:20px auto auto 20px;width:auto;padding:0 16px;background:var(--surface-raised);color:var(--text-primary);box-shadow:none',
  [`${first} ${card}-detail`]: 'top:20px;right:20px',
  [`${first} ${card}-heart`]: 'right:86px;bottom:30px',
  [`${first} ${card}-closed`]: 'border-radius:28px',
  [widths.hover]: {
    [`${first} ${card}-root:hover ${card}-cover`]: 'box-shadow:none;transform:none',
    [`${first} ${card}-root:hover ${card}-picture`]: 'transform:rotate(-1deg) scale(1.02);filter:none',
  },
  [`${space}:first-child`]: 'padding:0',
  [`${space}:first-child::before`]: 'height:100%;aspect-ratio:auto;border-radius:28px',
};

const placeholder = `${row}-root > .MarqueeSectionHeading-root > .MarqueeSkeleton-root`;

const placeholderHead = `:where(${row}-root) > .MarqueeSectionHeading-root`;

/** Moves the light over placeholders. */
export const shimmer =
  '@keyframes row-shimmer{from{background-position:180% 0}to{background-position:-80% 0}}';

/** Placeholders of a title and of what is no row of cards; as high as what comes. */
export const everyRow: Rules = {
  [placeholder]: 'width:180px;height:30px',
  // As of the heading that comes, whose own styles come with it.
  [placeholderHead]: 'margin-bottom:16px',
  [`${row}-lottery > :last-child`]: 'height:140px',
  [space]: 'padding-bottom:calc(var(--card-words)*1px)',
  [`${space}::before`]: `content:"";display:block;aspect-ratio:var(--card-aspect,3/4);border-radius:var(--card-radius);background:linear-gradient(100deg,#0000 30%,${vars.surface.selected} 50%,#0000 70%) 0 0/200% 100% ${vars.surface.overlay};animation:row-shimmer ${duration.shimmer} linear infinite`,
  '.CategoryView-rows > :empty': 'display:none',
  [`${ladder}-amount`]: `font-size:min(calc(19px*${vars.display.scale}),9.4cqi)`,
  [widths.phone]: { [placeholder]: 'height:26px', [placeholderHead]: 'margin-bottom:12px' },
};

/** Rows of games by theme. */
export const rowSheets = {
  dense: {
    [`${row}-list > *`]: 'min-width:0',
    // Sums of jackpots need more room than names.
    [widths.phone]: {
      ...scrolling('30%'),
      [`:is(${row}-pots,${row}-jackpots) ${row}-list`]: 'grid-auto-columns:44%',
      [`:is(${row}-pots,${row}-jackpots) ${card}-vendor-pot`]: 'font-size:13px',
    },
  },
  feature: {
    ...featured,
    [title]: 'font-size:28px;line-height:36px',
    [placeholder]: 'height:36px',
    [`${row}-list`]: `${tile(vars.primary.soft, vars.primary.main)};grid-template-columns:repeat(4,minmax(0,1fr))`,
    [first]: 'grid-area:1/1/3/3',
    [`:where(.HomeView-home,.CategoryView-rows) > :nth-child(even) ${first}`]: 'grid-area:1/3/3/5',
    [`:where(.HomeView-home,.CategoryView-rows) > :nth-child(even) ${row}-list`]: tile(
      vars.accent.soft,
      vars.accent.main,
    ),
    [`${row}-list > :nth-child(n+6)`]: 'display:none',
    [`${ladder}-step`]: `border-radius:24px;box-shadow:none;background:${vars.surface.raised}`,
    // The largest pot as tall as the three others.
    [widths.tabletUp]: {
      [`${ladder}-root`]: 'grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:16px',
      [`${ladder}-root > :first-child`]: 'grid-row:span 3',
      [`${ladder}-root > :first-child ${ladder}-step`]: `height:100%;grid-template-columns:168px minmax(0,1fr);gap:32px;padding:28px 36px;background:radial-gradient(circle at 14% 50%,color-mix(in srgb,${vars.surface.raised} 50%,#0000) 0 180px,#0000 181px),linear-gradient(160deg,${vars.accent.soft},color-mix(in srgb,${vars.accent.soft} 86%,${vars.accent.main}))`,
      [`${ladder}-root > :first-child ${ladder}-cover`]: `width:168px;height:224px;border-radius:16px;transform:rotate(-3deg);box-shadow:${vars.shadow.high}`,
      [`${ladder}-root > :first-child ${ladder}-amount`]: 'font-size:min(34px,10cqi);line-height:46px',
      [`${ladder}-root > :first-child ${ladder}-tier`]: 'font-size:15px;line-height:22px',
      [`${ladder}-root > :first-child ${ladder}-game`]: 'font-size:17px;line-height:24px',
    },
    [widths.desktop]: { [first]: 'min-height:528px', ...vendorsAbove },
    [widths.tablet]: {
      // The largest has a line of its own, and the three others one below.
      [`${ladder}-root`]: 'grid-template-columns:repeat(3,minmax(0,1fr));gap:12px',
      [`${ladder}-root > :first-child`]: 'grid-area:1/1/2/4',
      [`${row}-list`]: 'grid-template-columns:repeat(4,minmax(0,1fr))',
      [`:where(.HomeView-home,.CategoryView-rows) > * ${first}`]: 'grid-area:1/1/2/5;height:340px',
      [`:where(.HomeView-home,.CategoryView-rows) > :nth-child(even) ${first}`]:
        'grid-area:1/1/2/5;height:340px',
    },
    [widths.phone]: {
      [title]: 'font-size:22px;line-height:30px',
      [placeholder]: 'height:30px',
      [`${row}-list`]: 'grid-template-columns:repeat(2,minmax(0,1fr));gap:14px',
      [`:where(.HomeView-home,.CategoryView-rows) > * ${first}`]: 'grid-area:1/1/2/3;height:330px',
      [`:where(.HomeView-home,.CategoryView-rows) > :nth-child(even) ${first}`]:
        'grid-area:1/1/2/3;height:330px',
      [`${first} ${card}-root`]: 'padding:18px',
      [`${first} ${card}-name`]: 'font-size:19px;line-height:26px',
      [`${first} ${card}-cover::before`]: 'height:min(100%,220px)',
      [`${first} ${card}-picture`]: 'height:min(100%,220px);max-height:220px',
      [`${first} ${card}-play`]: 'padding:18px',
    },
  },
  ledger: {
    [`${heading}-root`]: `border-top:3px solid ${vars.text.primary};padding-top:12px`,
    [`${row}-list > :nth-child(n+7)`]: 'display:none',
    // A table of the paper: place, cover, words, and the sum at the right.
    [`${ladder}-root`]: `grid-template-columns:minmax(0,1fr);gap:0;border-top:3px solid ${vars.text.primary}`,
    [`${ladder}-root > *`]: `display:grid;grid-template-columns:56px minmax(0,1fr);align-items:center;counter-increment:step;border-bottom:1px solid ${vars.line.subtle}`,
    [`${ladder}-root > ::before`]: `content:counter(step);font:var(--display-weight) 34px/1 var(--font-display);color:${vars.primary.text}`,
    [`${ladder}-root > * > ${ladder}-step`]:
      'min-height:76px;padding:8px 0;border-radius:0;background:none;box-shadow:none',
    [`${ladder}-cover`]: 'height:60px;border-radius:4px;object-position:50% 10%',
    [`${ladder}-words`]: 'grid-template:auto auto/minmax(0,1fr) auto;column-gap:20px;align-items:center',
    [`${ladder}-tier`]: 'grid-area:1/1',
    [`${ladder}-game`]: `grid-area:2/1;font-size:16px;line-height:22px;color:${vars.text.primary}`,
    [`${ladder}-amount`]: 'grid-area:1/2/3/3;font-size:min(26px,5cqi);line-height:34px',
    [widths.tablet]: { [`${row}-list`]: 'grid-template-columns:repeat(2,minmax(0,1fr))' },
    [widths.phone]: {
      [`${row}-list`]: 'grid-template-columns:var(--card-tracks)',
      [`${ladder}-root > *`]: 'grid-template-columns:34px minmax(0,1fr)',
      // The sum below the name, which has the whole line.
      [`${ladder}-words`]: 'grid-template:none/minmax(0,1fr)',
      [`:is(${ladder}-tier,${ladder}-game,${ladder}-amount)`]: 'grid-area:auto',
      [`${ladder}-amount`]: 'font-size:min(17px,6.4cqi);line-height:24px',
      [`${heading}-root`]: 'padding-top:8px;margin-bottom:8px',
    },
  },
} as const satisfies Record<(typeof rowKinds)[number], Rules>;
