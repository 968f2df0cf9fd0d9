import type { PartUse } from './PartUse';

export const gamingUse = {
  GameCard: {
    when: 'A game in a grid or strip. For a live room use RoomTile; for a vendor VendorTile.',
    do: 'Give the reason in `stateLines` when the game cannot be played.',
    dont: 'Do not leave out `onPlay` of a game that can be opened.',
    access: 'Give `labels`; they are joined to the name of the game. Play, try and favourite are buttons.',
  },
  GameFrame: {
    when: 'A game of a vendor in the page. For a document without an origin use SandboxFrame.',
    do: 'Give the cover that is shown while the game loads.',
    dont: 'Do not loosen its sandbox.',
    access: 'Give a title for the frame; the wait is announced as a status.',
  },
  SandboxFrame: {
    when: 'A document whose scripts must not reach the page. For a game use GameFrame.',
    do: 'Keep it as small as its content.',
    dont: 'Do not give it an origin.',
    access: 'Give `title`: it names the frame.',
  },
  RoomTile: {
    when: 'A live table that can be entered. For a dealer use DealerTile; for a game GameCard.',
    do: 'Show the limits in its text.',
    dont: 'Do not offer to enter a closed room.',
    access:
      'Give `labels`, `stateLabel` and the label of the guests. The beads and the ring have labels of their own.',
  },
  RoomGrid: {
    when: 'Live tables beside each other. For games use CardGrid.',
    do: 'Fill it with RoomTile.',
    dont: 'Do not mix other cards in.',
    access: 'Give `label` to name the list.',
  },
  DealerTile: {
    when: 'A dealer of a live table. For the table use RoomTile.',
    do: 'Name the languages that are spoken.',
    dont: 'Do not use it for members: use Avatar.',
    access: 'The name is its heading and label.',
  },
  BettingRing: {
    when: 'Seconds in which a table still takes bets. For a draw use RingCountdown.',
    do: 'Pass the clock of the gateway as `now`.',
    dont: 'Do not use it to refuse bets: the gateway decides.',
    access: 'Give `label`; it is a timer.',
  },
  ResultBeads: {
    when: 'How the last rounds of a table ended.',
    do: 'Give the oldest round first.',
    dont: 'Do not use it to foretell the next one.',
    access: 'Give a `label` that sums up the results: screen readers meet the beads as one picture.',
  },
  LotteryBalls: {
    when: 'A number that was drawn. To choose numbers use NumberPad.',
    do: 'Pass the digits in their order.',
    dont: 'Do not use it for other figures.',
    access: 'Screen readers read it as one number.',
  },
  LotteryTile: {
    when: 'A lottery to choose, with its next draw. For a prize list use PrizeBoard.',
    do: 'Show the time of the draw.',
    dont: 'Do not use it for slots: use GameCard.',
    access: 'Its name and draw are read; the chosen one is marked as current.',
  },
  PrizeBoard: {
    when: 'The prizes of one draw. For one number use LotteryBalls.',
    do: 'Mark the numbers that were hit.',
    dont: 'Do not change the order of prizes.',
    access: 'Give the caption; lists hold the numbers.',
  },
  MatchCard: {
    when: 'One match with its main odds. One price alone is an OddsButton.',
    do: 'Send a draw only where there can be one.',
    dont: 'Do not invent a score: leave it out.',
    access: 'Both teams name it; each price is a button.',
  },
  OddsButton: {
    when: 'One price that can be bet on. A whole match is a MatchCard.',
    do: 'Leave `onClick` out where no bet is possible: the price is then plain text.',
    dont: 'Do not show a price change by colour alone.',
    access: 'Give its label and the label of the move. Enter and Space choose it.',
  },
  PromotionCard: {
    when: 'A promotion that leads to its page. For what can be claimed use RewardCard.',
    do: 'Put the condition beside the figure.',
    dont: 'Do not leave the condition to the next page.',
    access: 'The title is its heading; the link is described by it.',
  },
  RewardCard: {
    when: 'A reward that can be claimed. For a promotion use PromotionCard.',
    do: 'Show its terms beside the sum.',
    dont: 'Do not show a reward as open if the member cannot claim it.',
    access: 'Its progress has a label; the claim is a button.',
  },
  RewardGrid: {
    when: 'Reward cards beside each other. For games use CardGrid.',
    do: 'Fill it with cards of one kind.',
    dont: 'Do not set widths on the cards.',
    access: 'It has no role of its own.',
  },
  VendorTile: {
    when: 'A vendor, linked to its games. For the logo alone use VendorPicture.',
    do: 'Say in the note how many games it has.',
    dont: 'Do not use it for games: use GameCard.',
    access: 'Its name is the name of the link; the picture is decoration.',
  },
  WinnerBoard: {
    when: 'Winners that come one after the other. For one as a card use WinnerCard.',
    do: 'Show real wins only.',
    dont: 'Do not put another moving element beside it.',
    access: 'Give its title and the labels of its pause.',
  },
  WinnerCard: {
    when: 'One win with the cover of its game. In a list use WinnerRow.',
    do: 'Shorten the name of the member.',
    dont: 'Do not show a full name.',
    access: 'Give `playLabel`; it is joined to the game.',
  },
  WinnerRow: {
    when: 'One win in WinnerBoard. As a card use WinnerCard.',
    do: 'Shorten the name of the member.',
    dont: 'Do not use it outside a list.',
    access: 'It is a button that launches the game.',
  },
} as const satisfies Record<string, PartUse>;
