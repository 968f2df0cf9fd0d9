/** Numbers from the specification (§9). Times in milliseconds. */
export const limits = {
  noticesPerPage: 8,
  popupsPerPage: 10,
  popularLotteries: 20,
  /** Draws shown in the dialog that chooses a result board. */
  openedShown: 10,
  /** Results of a quick draw on its page; fills rows of one to three. */
  quickShown: 6,
  ticketsShown: 6,
  homeTabShown: 20,
  /** Games of a row by theme; a brand's layout shows as many of them as its lines hold. */
  rowShown: 8,
  /** Games of a long list before 'show more', so that the visitor can reach the footer. Fills rows of 3 to 8. */
  gamesShown: 120,
  /** Polling interval of status, flags and content without a socket. */
  siteEvery: 15_000,
  /** Polling interval of the status while the site is closed. */
  closedStatusEvery: 2_500,
  /** Open pages fetch a change by the operator within this time, each at a random moment. */
  siteNewsWithin: 1_000,
  /** A call that did not reach the gateway is retried after 5 s, then 10 s and so on, up to six times the interval. */
  retryEvery: 5_000,
  retrySteps: 6,
  matchesEvery: 30_000,
  drawsEvery: 15_000,
  roomsEvery: 5_000,
  /** Rooms shown before 'show all'. */
  roomsShown: 9,
  roomWordsEvery: 4_000,
  favouritesPerPage: 30,
  messagesPerPage: 10,
  recordsPerPage: 20,
  /** Rows of one request of an export, and the most requests. */
  exportPage: 500,
  exportPages: 40,
  /** Favourites are sent to the gateway at most this often (spec §5). */
  favouriteEvery: 1_000,
  /** A game's messages refresh the balance and the session's sums at most this often. */
  gameNewsEvery: 1_000,
  /** Longest time for which a game can hold the balance. */
  balanceHeld: 120_000,
  /** Polling interval of the session's sums without a message from the game. */
  visitEvery: 15_000,
  /** After this time in a game the page offers a break, and again after each further interval. */
  breakReminder: 60 * 60_000,
  /** Background work of a page starts with the visitor's first action, or after this time. */
  idleAfter: 4_000,
  /** Polling interval of the balance without a socket. */
  balanceEvery: 30_000,
  /** Wins that arrive on the socket are rendered together at this interval. */
  winnersEvery: 1_000,
  winnersShown: 20,
  /** Prices that arrive on the socket are rendered together at this interval. */
  oddsEvery: 250,
  /** Polling interval of prices while the socket sends none. */
  oddsAskEvery: 5_000,
  /** Matches shown before 'show all'. */
  hotMatches: 12,
  betsShown: 6,
  winnersAtLeast: 16,
  callTimeout: 20_000,
  /** Enough for 5 MB over a slow mobile network. */
  uploadTimeout: 90_000,
  chunkTimeout: 120_000,
  captchaEvery: 1_000,
  smsEvery: 1_000,
  /** Delay between a field's blur and its validation (LOGIN-03). */
  blurDelay: 200,
  /** A new password is checked after this time without a key stroke. */
  typingPause: 600,
  /** How long before its end a session's member is warned. */
  endWarning: 60_000,
} as const;
