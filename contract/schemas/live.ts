import Type from 'typebox';
import type { LiveTopic } from '../live.ts';
import { gamesSchemas } from './games.ts';
import { messageSchemas } from './messages.ts';
import { MatchPriceSchema } from './sports.ts';
import { walletSchemas } from './wallet.ts';

/** What the socket tells of each topic. */
export const liveSchemas = {
  balance: walletSchemas.balance.value,
  winners: gamesSchemas.winners.value.properties.list.items,
  unread: messageSchemas.unreadCount.value,
  /** A deposit or withdrawal of the member has moved on. */
  orders: Type.Object({ orderNo: Type.String() }),
  /** The operator has changed what pages show: they ask anew, and never hear a value. */
  site: Type.Never(),
  /** Matches whose price, score or minute has moved; none where only the word is given that prices stand. */
  odds: Type.Object({ paused: Type.Boolean(), list: Type.Array(MatchPriceSchema) }),
} as const satisfies Record<LiveTopic, unknown>;
