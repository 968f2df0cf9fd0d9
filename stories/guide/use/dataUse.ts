import type { PartUse } from './PartUse';

export const dataUse = {
  Amount: {
    when: 'A sum of money in text or a table. To ask for one use MoneyField.',
    do: 'Pass the sum as text, with its sign and currency.',
    dont: 'Do not let the tone alone tell a gain from a loss.',
    access: 'It is text.',
  },
  Avatar: {
    when: 'The picture of a member. For a vendor use VendorPicture.',
    do: 'Show the name beside it.',
    dont: 'Do not use it as the only way to an account.',
    access: 'It is decoration where the name stands beside it.',
  },
  Balance: {
    when: 'The balance in the header. In a form that pays use WalletLine.',
    do: 'Keep the ways to hide and refresh it.',
    dont: 'Do not show an old sum as new: set `loading`.',
    access: 'Give the labels of its buttons. It is marked busy while loading.',
  },
  BetRows: {
    when: 'Bets with their outcomes, in a few rows. For many with sums use ContractTable.',
    do: 'Show a loss as plainly as a win.',
    dont: 'Do not leave out losses.',
    access: 'The outcome is said in words, not in colour alone.',
  },
  Clock: {
    when: 'The time of the site. For time that is left use Countdown, for time that has passed Elapsed.',
    do: 'Pass the site’s clock.',
    dont: 'Do not render it each second: it writes its own text.',
    access: 'It is text and is not announced.',
  },
  Countdown: {
    when: 'Time left as text. With a ring use RingCountdown; for a live table BettingRing.',
    do: 'Show beside it what ends.',
    dont: 'Do not tie a deadline to it: the gateway decides.',
    access: 'It is a timer and is not announced each second; name it in the text beside it.',
  },
  Elapsed: {
    when: 'Time that has passed, such as that of a session. For time left use Countdown.',
    do: 'Say beside it since when.',
    dont: 'Do not render it each second.',
    access: 'It is a timer and is not announced each second; name it in the text beside it.',
  },
  RingCountdown: {
    when: 'Time left, in figures and as a ring. In text use Countdown.',
    do: 'Use it where the deadline is what matters.',
    dont: 'Do not show several in a list.',
    access: 'Give `label`; the ring only repeats the figures.',
  },
  ContractTable: {
    when: 'Records that are sorted, summed and paged. For a few facts use DetailList.',
    do: 'Sum the columns that hold money.',
    dont: 'Do not place forms in its cells.',
    access:
      'Give the caption. Headings that sort are buttons and say their order; it is marked busy while loading.',
  },
  DayChart: {
    when: 'Stakes and results day by day. For single figures use FigureTiles.',
    do: 'Keep the table below it.',
    dont: 'Do not add more than one line and one row of bars.',
    access: 'Give the labels. The chart is one picture with a name; the table holds the figures.',
  },
  DetailList: {
    when: 'Facts that are taken elsewhere one by one. For a sum that will be paid use SummaryPanel.',
    do: 'Give a copy button to what is typed elsewhere.',
    dont: 'Do not use it for many rows.',
    access: 'Each value stands with its label; actions are buttons.',
  },
  FigureTiles: {
    when: 'What a record comes to, in a few figures. For a trend use DayChart.',
    do: 'Show gains and losses alike.',
    dont: 'Do not show more than a handful.',
    access: 'Each figure stands with its label; colour only repeats the sign.',
  },
  SummaryPanel: {
    when: 'What is going to happen, in figures, with its button. For facts without an act use DetailList.',
    do: 'Show fees and the total before the button.',
    dont: 'Do not hide a condition.',
    access: 'Its title names it as a region.',
  },
  WalletLine: {
    when: 'The wallet that something is paid from. In the header use Balance.',
    do: 'Keep the way to fill it.',
    dont: 'Do not show it where nothing is paid.',
    access: 'Text and a link; the icon is decoration.',
  },
  NoticeList: {
    when: 'Notices that open in place. For news that run by use NoticeBar.',
    do: 'Start each heading with its subject.',
    dont: 'Do not mark one as read before it is opened.',
    access: 'Each heading is a button that says whether it is open.',
  },
  NoticeBar: {
    when: 'Short news at the top of a page. To read all use NoticeList.',
    do: 'Keep each item to one line.',
    dont: 'Do not put a warning there: use Note.',
    access:
      'Give `labels`. The keyboard meets the pause first; with less motion asked for one item stands at a time.',
  },
  InfiniteList: {
    when: 'A list that grows as its end comes near. For counted pages use Pagination.',
    do: 'Keep its button.',
    dont: 'Do not put a footer below it that cannot be reached.',
    access: 'The button loads the next page without scrolling.',
  },
  VirtualGrid: {
    when: 'Cards by the thousand. For a few use CardGrid.',
    do: 'Let each cell fill its place.',
    dont: 'Do not use it for cells of various heights.',
    access: 'Give `label`. Arrows move between cards; Home and End go to the ends.',
  },
  SafeHtml: {
    when: 'HTML from outside, such as a notice. For our own text use ordinary markup.',
    do: 'Use it for every piece of such HTML.',
    dont: 'Do not set `dangerouslySetInnerHTML` anywhere.',
    access: 'Its headings and links come from the text: check them with the author.',
  },
  QrCode: {
    when: 'A code that another phone scans.',
    do: 'Offer the same as text or link.',
    dont: 'Do not show it alone on a phone.',
    access: 'Give `label`: it is a picture that says what the code leads to.',
  },
} as const satisfies Record<string, PartUse>;
