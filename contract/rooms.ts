/** State of a live table: free, taking bets, no free seat, closed. */
export const roomStates = ['open', 'betting', 'full', 'closed'] as const;
export type RoomState = (typeof roomStates)[number];

/** Results of a round at a live table. */
export const tableResults = [
  // Of baccarat.
  'player',
  'banker',
  'tie',
  // Of Tài Xỉu.
  'big',
  'small',
  'triple',
  // Of Xóc Đĩa.
  'even',
  'odd',
] as const;
export type TableResult = (typeof tableResults)[number];

export const roomLimits = {
  /** Milliseconds of a round's betting time. */
  betting: 20_000,
  /** Number of tables in a list. */
  rooms: 24,
  /** Most characters of a chat message. */
  chatText: 140,
  /** Number of chat messages shown. */
  chatShown: 50,
} as const;

/** Most seconds that members wait between two words of a room in slow mode. */
export const slowSecondsMost = 3_600;
/** Most hours for which a member is muted. */
export const muteHoursMost = 720;
