import { gameTypes } from '../../contract/constants.ts';
import {
  cardShapes,
  gameRows,
  heroKinds,
  homeSections,
  iconKinds,
  motionKinds,
  rowKinds,
  shells,
  slotScenes,
  tabBars,
} from '../layouts/brandLayout.ts';
import { readableInk } from '../layouts/headInk.ts';
import { readAsset } from './addresses.ts';
import { integer, list, matching, oneOf, optional, reads, required, shape, usually } from './reads.ts';
import { table, type Read } from './reads.ts';

const columns = { phone: 3, tablet: 5, desktop: 6 };
const card = { shape: 'poster' as const, columns, gap: [13, 22], radius: 12 };

/** A list whose entries may be equal. */
const pair = <T>(read: Read<T>): Read<T[]> =>
  reads(`two of these: ${read.allowed}`, (value, at, report) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const found = value.map((item) => read(item, at, report)).filter((item) => item !== undefined);
    return found.length === 2 ? found : undefined;
  });

const colors = pair(matching(/^#[\da-f]{6}$/, 'a colour such as #1b2a4e'));

/** Two colours on which one ink can be read. */
const ground: Read<string[]> = reads(
  `${colors.allowed}, on both of which white or near-black text has a contrast of 4.5`,
  (value, at, report) => {
    const found = colors(value, at, report);
    return found && readableInk(found) ? found : undefined;
  },
);

const head = shape({
  art: optional(readAsset, 'Picture at the right of its head; its icon unless given.'),
  ground: optional(ground, 'Colours of its head, from left to right.'),
  rows: optional(list(oneOf(gameRows), 0, gameRows.length), 'Rows above its list, from the top.'),
});

/** What a brand says of its layout; all but the order of home has a default. */
export const readLayout = shape({
  homeOrder: required(list(oneOf(homeSections), 1, homeSections.length), 'From the top.'),
  shell: usually(oneOf(shells), 'topline', 'Where the navigation stands.'),
  hero: usually(oneOf(heroKinds), 'stage', 'What home opens with; `match` needs matches before its banners.'),
  heroArt: optional(readAsset, 'Picture behind the first match; that of the banners unless given.'),
  container: usually(integer(960, 1400), 1185, 'Width of the page in pixels.'),
  sectionGap: usually(integer(16, 96), 40, 'Pixels between sections.'),
  card: usually(
    shape({
      shape: usually(oneOf(cardShapes), card.shape, 'The whole cover, its upper part, or a ticket.'),
      columns: usually(
        shape({
          phone: usually(integer(1, 3), columns.phone, 'Cards in a line of a phone.'),
          tablet: usually(integer(1, 6), columns.tablet, 'Of a tablet.'),
          desktop: usually(integer(2, 10), columns.desktop, 'Of a desktop.'),
        }),
        columns,
        'Cards in a line.',
      ),
      gap: usually(pair(integer(4, 40)), card.gap, 'Pixels between columns, then between lines.'),
      radius: usually(integer(0, 32), card.radius, 'Of covers.'),
    }),
    card,
    'Game cards.',
  ),
  row: usually(oneOf(rowKinds), 'dense', 'Rows of games by theme.'),
  aside: usually(
    shape({
      width: usually(integer(240, 480), 400, 'Pixels.'),
      home: usually(
        list(oneOf(homeSections), 0, 4),
        [],
        'Sections of home that stand beside the one before them.',
      ),
      category: optional(oneOf(gameRows), 'The row of a category that stands there, as a ranking.'),
    }),
    { width: 400, home: [], category: undefined },
    'A narrow column at the right of a desktop.',
  ),
  tabbar: usually(oneOf(tabBars), 'raised', 'Bar of a phone.'),
  motion: usually(oneOf(motionKinds), 'rise', 'How a card answers the pointer.'),
  icons: usually(oneOf(iconKinds), 'line', 'How icons are drawn.'),
  scene: usually(oneOf(slotScenes), 'cabinet', 'What the reels of slots stand in.'),
  category: usually(table(gameTypes, head), {}, 'Pages of categories.'),
});
