import type { RunningCoolOff } from './coolOff.ts';

/** An account that is logged in. */
export interface Player {
  readonly merchant: string;
  readonly memberId: string;
  readonly account: string;
  /** Member type, see `memberTypes` of the contract. */
  readonly type: number;
  /** Path in the agent line, see `members.line`. */
  readonly line: string;
  /** Names the session in the database. */
  readonly tokenHash: string;
  /** Money stays where it is until the password has been changed. */
  readonly mustChange: boolean;
  /** What keeps it from playing; all but a short break restricts its sessions (`coolOffMatrix`). */
  readonly coolOff?: RunningCoolOff | undefined;
}

/** Who makes a call; a visitor has no account. */
export type Caller = Player | undefined;
