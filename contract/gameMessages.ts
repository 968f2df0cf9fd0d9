/** What a framed game tells the page around it. None carries a fact: each says that something may be asked anew. */
export const gameMessageTypes = ['ready', 'roundStarted', 'roundEnded', 'close'] as const;
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
