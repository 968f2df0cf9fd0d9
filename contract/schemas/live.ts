import Type from 'typebox';
import type { LiveTopic } from '../live.ts';
import { gamesSchemas } from './games.ts';
import { messageSchemas } from './messages.ts';
import { ChatSchema } from './rooms.ts';
import { MatchPriceSchema } from './sports.ts';
import { walletSchemas } from './wallet.ts';

/** The value that the socket sends for each topic. */
export const liveSchemas = {
  balance: walletSchemas.balance.value,
  winners: gamesSchemas.winners.value.properties.list.items,
  unread: messageSchemas.unreadCount.value,
  /** The state of one of the member's deposits or withdrawals has changed. */
  orders: Type.Object({ orderNo: Type.String() }),
  /** Something was written, read or closed in the member's chat with support. */
  support: Type.Object({
    changed: Type.Boolean(),
    /** Who of the staff is typing, if nothing has changed. */
    typing: Type.Optional(Type.String()),
  }),
  /** New words of the live table that the page is at, in their order. */
  room: Type.Object({ list: Type.Array(ChatSchema) }),
  /** The operator has changed site content. The message has no value; the pages fetch again. */
  site: Type.Never(),
  /** Matches whose price, score or minute has changed; empty if the message only says whether prices are paused. */
  odds: Type.Object({ paused: Type.Boolean(), list: Type.Array(MatchPriceSchema) }),
} as const satisfies Record<LiveTopic, unknown>;
