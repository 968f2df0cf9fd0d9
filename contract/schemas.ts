import type { TSchema } from 'typebox';
import type { EndpointName } from './endpoints.ts';
import { agentTeamSchemas } from './schemas/agentTeam.ts';
import { agentLinkSchemas } from './schemas/agentLinks.ts';
import { agentContractSchemas } from './schemas/agentContracts.ts';
import { coolOffSchemas } from './schemas/coolOff.ts';
import { cashierSchemas } from './schemas/cashier.ts';
import { contentSchemas } from './schemas/content.ts';
import { favouriteSchemas } from './schemas/favourites.ts';
import { gamesSchemas } from './schemas/games.ts';
import { helpSchemas } from './schemas/help.ts';
import { jackpotSchemas } from './schemas/jackpots.ts';
import { launchSchemas } from './schemas/launch.ts';
import { loginSchemas } from './schemas/login.ts';
import { lotterySchemas } from './schemas/lottery.ts';
import { memberSchemas } from './schemas/member.ts';
import { messageSchemas } from './schemas/messages.ts';
import { passwordSchemas } from './schemas/password.ts';
import { pointsSchemas } from './schemas/points.ts';
import { promotionSchemas } from './schemas/promotions.ts';
import { pushSchemas } from './schemas/push.ts';
import { recordSchemas } from './schemas/records.ts';
import { registrationSchemas } from './schemas/registration.ts';
import { rewardSchemas } from './schemas/rewards.ts';
import { roomSchemas } from './schemas/rooms.ts';
import { saferPlaySchemas } from './schemas/saferPlay.ts';
import { securitySchemas } from './schemas/security.ts';
import { sportsSchemas } from './schemas/sports.ts';
import { supportChatSchemas } from './schemas/supportChat.ts';
import { supportSeatSchemas } from './schemas/supportSeat.ts';
import { systemSchemas } from './schemas/system.ts';
import { verificationSchemas } from './schemas/verification.ts';
import { walletSchemas } from './schemas/wallet.ts';
import { withdrawalSchemas } from './schemas/withdrawals.ts';

/** The schemas of one call. The gateway validates with them; the site uses only their types. */
export interface EndpointSchemas {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value: TSchema;
  /** The `value` that a failed answer may carry. */
  readonly failure?: TSchema;
}

/** Schemas of every call that is built; other calls answer 'not available'. */
export const schemas = {
  ...systemSchemas,
  ...loginSchemas,
  ...verificationSchemas,
  ...registrationSchemas,
  ...passwordSchemas,
  ...memberSchemas,
  ...messageSchemas,
  ...securitySchemas,
  ...recordSchemas,
  ...jackpotSchemas,
  ...rewardSchemas,
  ...contentSchemas,
  ...helpSchemas,
  ...supportChatSchemas,
  ...supportSeatSchemas,
  ...promotionSchemas,
  ...pointsSchemas,
  ...pushSchemas,
  ...gamesSchemas,
  ...favouriteSchemas,
  ...launchSchemas,
  ...coolOffSchemas,
  ...walletSchemas,
  ...cashierSchemas,
  ...withdrawalSchemas,
  ...saferPlaySchemas,
  ...lotterySchemas,
  ...roomSchemas,
  ...sportsSchemas,
  ...agentTeamSchemas,
  ...agentLinkSchemas,
  ...agentContractSchemas,
} as const satisfies Partial<Record<EndpointName, EndpointSchemas>>;

export type BuiltEndpointName = keyof typeof schemas;
