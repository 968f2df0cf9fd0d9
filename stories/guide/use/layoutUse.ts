import type { PartUse } from './PartUse';

export const layoutUse = {
  Frame: {
    when: 'Holds content to the width of the page.',
    do: 'Use one around each band of a page.',
    dont: 'Do not nest frames.',
    access: 'It has no role of its own.',
  },
  SectionHeading: {
    when: 'The heading of a part of a page. In a centre use Plate.',
    do: 'Put the way to all at its end.',
    dont: 'Do not use it for the title of a page.',
    access: 'It is a heading of the second level.',
  },
  CardGrid: {
    when: 'Game cards in rows. In one line use CardStrip; by the thousand VirtualGrid.',
    do: 'Make its children list items.',
    dont: 'Do not set widths on the cards.',
    access: 'Its children are list items; give the list a name where no heading does.',
  },
  CardStrip: {
    when: 'Game cards in rows that go beyond the edge. To show all use CardGrid.',
    do: 'Put the way to all above it.',
    dont: 'Do not hide anything needed at its end.',
    access: 'Give the labels of its arrows; Tab reaches each card.',
  },
  CardNotice: {
    when: 'In the place of cards that did not come. For a whole part use ErrorState.',
    do: 'Say what did not come.',
    dont: 'Do not let the row jump.',
    access: 'It is text.',
  },
  Strip: {
    when: 'Things in a row that goes beyond the edge. For games use CardStrip, for tiles TileStrip.',
    do: 'Join StripArrows by `useStrip`.',
    dont: 'Do not use it for text.',
    access: 'It is a list; wheel, finger and keyboard scroll it.',
  },
  TileStrip: {
    when: 'Small tiles in a row. For games use CardStrip.',
    do: 'Fill it with tiles of one kind.',
    dont: 'Do not set widths on the tiles.',
    access: 'It is a list; give it a name where no heading does.',
  },
  CashierColumns: {
    when: 'What is filled in beside what it comes to. A form alone is FormStack.',
    do: 'Put SummaryPanel second.',
    dont: 'Do not place a third column.',
    access: 'It has no role; on a phone the order of the page is kept.',
  },
  SiteHeader: {
    themeName: 'MarqueeHeader',
    when: 'The head of every page of the site.',
    do: 'Fill it by its props.',
    dont: 'Do not use it in a centre or a dialog.',
    access: 'The parts in it have their own labels.',
  },
  SiteFooter: {
    themeName: 'MarqueeFooter',
    when: 'The foot of every page of the site.',
    do: 'Keep the age limit and the warning.',
    dont: 'Do not remove the links to help.',
    access: 'Groups of links are named by their titles.',
  },
  NavBar: {
    when: 'The main navigation on wide screens. On a phone use PhoneTabBar.',
    do: 'Put the most used entries first: the rest goes to a menu.',
    dont: 'Do not mix actions among the links.',
    access: 'Give `label` and the label of each menu. The down arrow opens a menu; Escape closes it.',
  },
  MegaMenu: {
    when: 'The menu of one category in NavBar. For commands use Menu.',
    do: 'Show at most nine vendors, then the way to all.',
    dont: 'Do not place forms in it.',
    access: 'Arrows move in it; Escape closes it.',
  },
  PhoneTabBar: {
    when: 'The navigation on a phone. On wide screens use NavBar.',
    do: 'Use one short word for each entry.',
    dont: 'Do not show more than five.',
    access: 'Give `label`; the current page is marked.',
  },
  RightBar: {
    when: 'Shortcuts in the outer margin of a wide page.',
    do: 'Keep it to a few ways.',
    dont: 'Do not put anything there that is found nowhere else.',
    access: 'Give `labels`. Its button says whether the chat card is open.',
  },
  Later: {
    when: 'A part in a file of its own. For what stands in the first view import it directly.',
    do: 'Give a `fallback` of the same size.',
    dont: 'Do not wrap small parts.',
    access: 'Nothing to give; the fallback says that it waits.',
  },
  Redirect: {
    when: 'A page that only leads elsewhere. For a press use Link.',
    do: 'Give the final address.',
    dont: 'Do not chain redirects.',
    access: 'It shows nothing; the new page takes over.',
  },
} as const satisfies Record<string, PartUse>;
