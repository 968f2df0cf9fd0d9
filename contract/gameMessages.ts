/**
 * Messages from a framed game to its page; none carries data. After `roundStarted` the page must not refresh the
 * balance, because it would reveal how the round ends. After `roundShown` (the result is on the screen), `roundEnded`, or
 * `roundWaits` (the round waits for the player and nothing is decided), the page may refresh it.
 */
export const gameMessageTypes = [
  'ready',
  'roundStarted',
  'roundWaits',
  'roundShown',
  'roundEnded',
  'close',
] as const;
export type GameMessageType = (typeof gameMessageTypes)[number];

/** Messages from the page to its framed game. */
export const hostMessageTypes = ['soundOn', 'soundOff', 'pause', 'resume'] as const;
export type HostMessageType = (typeof hostMessageTypes)[number];

interface Message<Source, Type> {
  readonly source: Source;
  readonly type: Type;
}

export type GameMessage = Message<'marquee-game', GameMessageType>;
export type HostMessage = Message<'marquee-site', HostMessageType>;

export const gameMessage = (type: GameMessageType): GameMessage => ({ source: 'marquee-game', type });
export const hostMessage = (type: HostMessageType): HostMessage => ({ source: 'marquee-site', type });

const isFrom = (data: unknown, source: string, types: readonly string[]): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === source &&
  'type' in data &&
  typeof data.type === 'string' &&
  types.includes(data.type);

/** The caller has already compared the event's origin and source with the frame's. */
export const isGameMessage = (data: unknown): data is GameMessage =>
  isFrom(data, 'marquee-game', gameMessageTypes);

/** The caller has already compared the event's origin with that of the page that launched the game. */
export const isHostMessage = (data: unknown): data is HostMessage =>
  isFrom(data, 'marquee-site', hostMessageTypes);
