/**
 * What a framed game tells the page around it. None carries a fact. From `roundStarted` on the balance would tell how the
 * round ends, so that the page holds it; after `roundEnded`, or while the round waits for somebody with nothing yet
 * decided (`roundWaits`), it may be asked for anew.
 */
export const gameMessageTypes = ['ready', 'roundStarted', 'roundWaits', 'roundEnded', 'close'] as const;
export type GameMessageType = (typeof gameMessageTypes)[number];

/** What the page around it asks of a framed game. */
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

/** Of an event whose origin and source are already those of the frame. */
export const isGameMessage = (data: unknown): data is GameMessage =>
  isFrom(data, 'marquee-game', gameMessageTypes);

/** Of an event whose origin is already that of the page which launched the game. */
export const isHostMessage = (data: unknown): data is HostMessage =>
  isFrom(data, 'marquee-site', hostMessageTypes);
