/** Numbers of the specification (§9). Times in milliseconds. */
export const limits = {
  noticesPerPage: 8,
  popupsPerPage: 10,
  popularLotteries: 20,
  /** Draws shown to choose a board from. */
  openedShown: 10,
  ticketsShown: 6,
  homeTabShown: 20,
  /** Games of a long list before more are asked for: so the foot of the page can be reached. Fills rows of 3 to 8. */
  gamesShown: 120,
  statusEvery: 15_000,
  /** While the site is closed the status is polled at this interval. */
  closedStatusEvery: 2_500,
  /** Open pages ask for what the operator has changed within so long, each at a moment of its own. */
  siteNewsWithin: 1_000,
  /** A call that found no gateway is made again after 5 s, then 10 s and so on, up to six steps apart. */
  retryEvery: 5_000,
  retrySteps: 6,
  contentEvery: 15_000,
  matchesEvery: 30_000,
  drawsEvery: 15_000,
  roomsEvery: 5_000,
  /** Rooms in sight before all are asked for. */
  roomsShown: 9,
  roomWordsEvery: 4_000,
  favouritesPerPage: 30,
  messagesPerPage: 10,
  recordsPerPage: 20,
  /** An export is fetched so many rows at a time, and so many times at most. */
  exportPage: 500,
  exportPages: 40,
  /** A press of a heart reaches the gateway at most this often (spec §5). */
  favouriteEvery: 1_000,
  /** The balance and the sums of a visit are asked for at most this often, whatever a game says. */
  gameNewsEvery: 1_000,
  /** A game has the balance held for so long at the most. */
  balanceHeld: 120_000,
  /** And without a word of the game, this often. */
  visitEvery: 15_000,
  /** After so long at a game a break is offered, and again. */
  breakReminder: 60 * 60_000,
  /** What keeps a page up to date begins with the first act of its visitor, or after so long. */
  restAfter: 4_000,
  /** Without a socket the balance is polled at this interval. */
  balanceEvery: 30_000,
  /** Wins that come by the socket are shown together. */
  winnersEvery: 1_000,
  winnersShown: 20,
  /** Prices that come by the socket are shown together. */
  oddsEvery: 250,
  /** While no word of prices comes by the socket they are asked for this often. */
  oddsAskEvery: 5_000,
  /** Matches shown before one asks for all. */
  hotMatches: 12,
  betsShown: 6,
  winnersAtLeast: 16,
  callTimeout: 20_000,
  /** 5 MB over a slow line of phones. */
  uploadTimeout: 90_000,
  chunkTimeout: 120_000,
  captchaEvery: 1_000,
  smsEvery: 1_000,
  /** Between the loss of the focus and what follows from it (LOGIN-03). */
  blurDelay: 200,
  /** After so long without a key a new password is judged. */
  typingPause: 600,
  /** Before a session falls idle or ends, its member is told. */
  endWarning: 60_000,
} as const;
