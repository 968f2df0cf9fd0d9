/** How a room of a live casino stands: free, taking bets this moment, without a chair, shut. */
export const roomStates = ['open', 'betting', 'full', 'closed'] as const;
export type RoomState = (typeof roomStates)[number];

/** How a round of a live table may end. */
export const tableResults = ['player', 'banker', 'tie'] as const;
export type TableResult = (typeof tableResults)[number];

export const roomLimits = {
  /** Milliseconds for which a round takes bets. */
  betting: 20_000,
  /** Rooms in a list. */
  rooms: 24,
  /** Signs in a word said at a table. */
  chatText: 140,
  /** Words of a table's talk that are shown. */
  chatShown: 50,
} as const;
