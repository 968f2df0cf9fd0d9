import { vars } from '../../vars.ts';
import type { Rules } from '../sheetText.ts';
import type { cardShapes } from '../brandLayout.ts';
import { widths } from '../widths.ts';

const card = '.MarqueeGameCard';
const cover = `${card}-cover`;
const skeleton = '.CardSkeleton-root';

/** Width of a ticket's cover and of its stub, its height, and the radius of its notches, in pixels. */
const ticket = { cover: 78, stub: 66, height: 104, notch: 8 } as const;
/** The same of a ticket on a phone, which is torn beside its cover and has no stub. */
const slim = { cover: 58, height: 86 } as const;

const notched = (x: string, y: string) =>
  `radial-gradient(circle ${ticket.notch}px at ${x} ${y},#0000 97%,#000)`;
const dashes = (angle: number) =>
  `repeating-linear-gradient(${angle}deg,#0000 0 4px,${vars.line.control} 4px 9px)`;
const across = `calc(100% - ${ticket.stub}px)`;

/** The two lists of home have narrow cards (spec §9), in which a ticket stands upright. */
const strip = '.MarqueeCardStrip-cards';
const upright = `.MarqueeStrip-root ${card}`;

/** Tickets two across on a phone, one on the narrowest; also in the lists of home. */
const slimTickets: Rules = {
  ':root': `--card-words:${slim.height};--card-row-gap:10px`,
  [strip]: 'grid-template-columns:var(--card-tracks);gap:10px',
  [`:is(${card}-root,${upright}-root)`]: [
    `grid-template:1fr auto auto 1fr/${slim.cover}px minmax(0,1fr)`,
    `height:${slim.height}px`,
    'column-gap:14px',
    `background:${dashes(180)} left ${slim.cover + 6}px top 12px/2px calc(100% - 24px) no-repeat ${vars.surface.raised}`,
    `mask:${notched(`${slim.cover + 7}px`, '0')},${notched(`${slim.cover + 7}px`, '100%')}`,
    'mask-composite:intersect',
  ].join(';'),
  [`:is(${cover},${upright}-cover)`]: 'grid-area:1/1/-1/2',
  [`:is(${cover},${upright}-cover)::before`]: `inset:0 auto 0 0;width:${slim.cover}px;height:auto;font-size:10px;line-height:12px`,
  [`:is(${card}-picture,${upright}-picture)`]: `width:${slim.cover}px;height:100%;aspect-ratio:auto;object-position:50% 12%`,
  [`:is(${card}-name,${upright}-name)`]:
    'grid-area:2/2;margin:0 6px 0 0;font-size:13px;line-height:16px;-webkit-line-clamp:3',
  [`:is(${card}-vendor,${upright}-vendor)`]: 'grid-area:3/2;margin:2px 0 0',
  // A sum has the whole line, and the heart stands above it.
  [`:is(${card}-vendor-pot,${upright}-vendor-pot)`]: 'padding:0;font-size:12px',
  [`:is(${card}-name:has(+ ${card}-vendor-pot),${upright}-name:has(+ ${card}-vendor-pot))`]:
    'margin-right:26px;-webkit-line-clamp:2',
  [`:is(${card}-vendor-pot ~ ${card}-heart,${upright}-vendor-pot ~ ${card}-heart)`]: 'top:0;bottom:auto',
  // All of a ticket plays.
  [`:is(${card}-playLabel,${upright}-playLabel)`]: 'display:none',
  [`:is(${card}-heart,${upright}-heart)`]: 'right:0;bottom:0',
  [`:is(${card}-try,${upright}-try)`]: `inset:auto auto 4px ${slim.cover + 14}px`,
  [`:is(${card}-detail,${upright}-detail)`]: 'top:4px;right:4px',
  [`:is(${card}-closed,${upright}-closed)`]: `inset:auto 4px 4px ${slim.cover + 12}px`,
  '.GameRow-place::before': `height:${slim.height}px`,
  [skeleton]: `grid-template:1fr auto auto 1fr/${slim.cover}px 1fr;height:${slim.height}px`,
};

/** Looks of a game card by its shape; each fills its cell. */
export const cardSheets = {
  poster: {
    [cover]: 'border-radius:var(--card-radius)',
    [widths.phone]: {
      ':root': '--card-words:64',
      // Two cards that are left over share the last line.
      [strip]: 'grid-template-columns:repeat(6,minmax(0,1fr))',
      [`${strip} > *`]: 'grid-column:span 2',
      [`${strip} > :is(:nth-last-child(2):nth-child(3n+1),:last-child:nth-child(3n+2))`]:
        'grid-column:span 3',
    },
  },
  crop: {
    ':root': '--card-aspect:5/4;--card-ratio:.8;--card-words:56',
    [cover]: 'aspect-ratio:5/4;border-radius:var(--card-radius);box-shadow:none',
    // A quiet place until the picture has come.
    [`${cover}::before`]: `background:linear-gradient(160deg,${vars.primary.soft},${vars.surface.selected});color:${vars.primary.text}`,
    // The lettering of a cover is in its lower third.
    [`${card}-picture`]: 'object-position:50% 6%',
    [`${card}-name`]: 'font-size:16px;line-height:22px;margin:12px 2px 0',
    [`${card}-vendor`]: 'font-size:13px;line-height:18px;margin-inline:2px',
    [`${card}-vendor-pot`]: 'font-size:13px;letter-spacing:0',
    // In the narrow lists of home the whole cover, as a print in a white frame.
    [widths.desktop]: {
      [`${upright}-cover`]: `aspect-ratio:3/4;border:6px solid ${vars.surface.raised};box-shadow:${vars.shadow.mid}`,
      [`${upright}-picture`]: 'border-radius:14px;object-position:50% 50%',
    },
    [`${upright}-name`]: 'font-size:14px;line-height:20px',
    [`${card}-detail`]: 'top:10px;right:10px',
    [`${card}-tag`]: 'top:10px;left:10px',
    [widths.phone]: {
      ':root': '--card-words:47',
      [`${card}-name`]: 'font-size:14px;line-height:19px;min-height:0;margin-top:8px;-webkit-line-clamp:1',
      [`${upright}-name`]: 'font-size:13px;line-height:18px;min-height:36px;-webkit-line-clamp:2',
      // Two lines that scroll sideways, as on wider pages.
      [strip]:
        'grid-auto-flow:column;grid-template:repeat(2,auto)/none;grid-auto-columns:44%;gap:18px 14px;scroll-padding:14px',
      '.HomeView-lobby .CardSkeleton-root:nth-of-type(n+5)': 'display:none',
    },
    [widths.hover]: {
      [`${card}-root:hover ${cover}`]: 'transform:none;box-shadow:0 0 0 2px var(--primary-main)',
      [`${card}-root:hover ${card}-picture`]: 'filter:none;transform:scale(1.05)',
    },
  },
  ticket: {
    ':root': `--card-ratio:0;--card-words:${ticket.height}`,
    [`${card}-root`]: [
      'display:grid',
      `grid-template:1fr auto auto 1fr/${ticket.cover}px minmax(0,1fr) ${ticket.stub}px`,
      `height:${ticket.height}px`,
      'column-gap:12px',
      'border-radius:var(--card-radius)',
      `background:${dashes(180)} right ${ticket.stub}px top 14px/2px calc(100% - 28px) no-repeat ${vars.surface.raised}`,
      `mask:${notched(across, '0')},${notched(across, '100%')}`,
      'mask-composite:intersect',
    ].join(';'),
    [`${card}-name`]:
      'grid-area:2/2;margin:0;min-height:0;font-size:15px;line-height:20px;display:-webkit-box;white-space:normal;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden',
    [`${card}-vendor`]: 'grid-area:3/2',
    [`${card}-vendor-pot`]: 'font-size:14px;letter-spacing:0',
    // The button covers the whole ticket, and its words stand on the stub.
    [cover]:
      'position:static;grid-area:1/1/-1/2;aspect-ratio:auto;overflow:visible;box-shadow:none;border-radius:0;background:none',
    [`${cover}::before`]: `inset:0 auto 0 0;width:${ticket.cover}px;padding:4px;font-size:11px;line-height:14px`,
    [`${cover}::after`]: 'content:none',
    [`${card}-picture`]: `width:${ticket.cover}px;height:100%`,
    [`${card}-play`]: 'padding:0',
    [`${card}-play::before`]: 'content:none',
    [`${card}-playLabel`]: [
      `position:absolute;inset:0 0 0 auto;width:${ticket.stub}px;height:auto`,
      'flex-direction:column;gap:8px;padding:4px;background:none;opacity:1;transform:none',
      `color:${vars.primary.text};font-size:13px;line-height:16px;white-space:normal;text-align:center`,
    ].join(';'),
    [`:where(${card}-play:has(+ ${card}-try)) ${card}-playLabel`]: 'transform:none',
    [`${card}-try`]: `inset:auto auto 8px ${ticket.cover + 12}px;height:26px;padding:0 12px;font-size:12px;background:${vars.surface.overlay};color:${vars.text.primary};box-shadow:none`,
    [`${card}-detail`]: `right:${ticket.stub + 8}px;top:8px;background:${vars.surface.overlay};color:${vars.text.primary}`,
    [`${card}-tag`]: 'top:0;left:0;border-radius:0 0 6px 0',
    [`${card}-heart`]: `right:${ticket.stub + 8}px;bottom:8px`,
    [`${card}-closed`]: `inset:auto 4px 4px ${ticket.cover + 8}px;width:auto;padding:2px 4px;flex-flow:row wrap;justify-content:flex-start;gap:0 6px;background:${vars.surface.overlay};color:${vars.text.secondary};font-size:12px;line-height:16px;text-align:left;border-radius:4px`,
    [`${card}-closed-mark`]: 'margin:0;font-size:16px',
    [widths.hover]: {
      [`${card}-root:hover ${cover}`]: 'transform:none;box-shadow:none',
      [`${card}-root:hover ${card}-picture`]: 'filter:none;transform:none',
      [`${card}-root:hover`]: `background-color:${vars.surface.overlay}`,
      [`${card}-root:hover ${card}-playLabel`]: `background:${vars.primary.main};color:${vars.text.onPrimary}`,
    },
    [`${cover}:has(${card}-play:focus-visible)`]: 'outline:none',
    [`${card}-root:has(${card}-play:focus-visible)`]: `box-shadow:inset 0 0 0 3px ${vars.focus.ring}`,
    [`${card}-play:focus-visible`]: `outline:3px solid ${vars.focus.ring};outline-offset:-3px`,
    '@media (forced-colors:active)': { [`${card}-root`]: 'outline:1px solid;outline-offset:-1px' },
    // Upright: the cover above, torn off below.
    [`${upright}-root`]: [
      'grid-template:auto auto auto 34px/minmax(0,1fr)',
      'height:auto',
      `background:${dashes(90)} left 12px bottom 34px/calc(100% - 24px) 2px no-repeat ${vars.surface.raised}`,
      `mask:${notched('0', 'calc(100% - 34px)')},${notched('100%', 'calc(100% - 34px)')}`,
      'mask-composite:intersect',
    ].join(';'),
    [`${upright}-cover`]: 'grid-area:1/1',
    [`${upright}-cover::before`]: 'inset:0 0 auto 0;width:auto;height:100px',
    [`${upright}-picture`]: 'width:100%;height:auto;aspect-ratio:5/4;object-position:50% 6%',
    [`${upright}-name`]:
      'grid-area:2/1;margin:8px 10px 0;font-size:14px;line-height:18px;-webkit-line-clamp:1',
    [`${upright}-vendor`]: 'grid-area:3/1;margin:2px 10px 8px',
    [`${upright}-playLabel`]: 'inset:auto 0 0 0;width:auto;height:34px;flex-direction:row',
    [`${upright}-try`]: 'inset:auto 8px 40px auto',
    [`${upright}-detail`]: 'right:6px',
    [`${upright}-heart`]: 'right:4px;bottom:40px',
    [`${upright}-closed`]: 'inset:auto 4px 2px 4px',
    '.GameRow-place': 'padding:0',
    '.GameRow-place::before': `aspect-ratio:auto;height:${ticket.height}px`,
    [skeleton]: `display:grid;grid-template:1fr auto auto 1fr/${ticket.cover}px 1fr;column-gap:12px;height:${ticket.height}px;background:${vars.surface.raised};border-radius:var(--card-radius)`,
    [`${skeleton} > :first-of-type`]: 'grid-area:1/1/-1/2;aspect-ratio:auto;border-radius:0',
    [`${skeleton} > :nth-of-type(2)`]: 'grid-area:2/2;margin:0 40% 8px 0',
    [`${skeleton} > :nth-of-type(3)`]: 'grid-area:3/2;margin:0',
    [widths.phone]: slimTickets,
    [widths.narrow]: { ':root': '--card-tracks:minmax(0,1fr)' },
  },
} as const satisfies Record<(typeof cardShapes)[number], Rules>;
