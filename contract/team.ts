/**
 * Whose figures a report of the agent centre adds up. `whole`: a named member with everybody below, or, where none is
 * named, everybody below the caller. `direct`: each direct downline's own. `own`: the member alone.
 */
export const teamScopes = ['whole', 'direct', 'own'] as const;
export type TeamScope = (typeof teamScopes)[number];

/**
 * What a row of a team's statement stands for: a day, a game type, a member with its own figures, or a direct downline
 * with everybody below it.
 */
export const statementGroups = ['day', 'gameType', 'member', 'team'] as const;

export const statementSorts = ['account', 'validBet', 'net', 'deposit', 'withdrawal'] as const;
export type StatementSort = (typeof statementSorts)[number];

export const downlineSorts = ['account', 'joined', 'lastActive', 'direct', 'members'] as const;
export type DownlineSort = (typeof downlineSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;

/** All that an agent learns of an account's state; `notActivated` waits for its owner. */
export const downlineStates = ['active', 'disabled', 'notActivated'] as const;
export type DownlineState = (typeof downlineStates)[number];

export const downlineRoles = ['agent', 'member'] as const;

/** Movements of a downline's money that an agent sees; what bets move is in the betting record. */
export const teamMoves = [
  'deposit',
  'withdrawal',
  'bonus',
  'rebate',
  'commission',
  'transfer',
  'adjustment',
] as const;
export type TeamMove = (typeof teamMoves)[number];

/** What an agent is paid for. */
export const incomeSources = ['dividend', 'daily', 'hourly', 'realTime', 'rebate'] as const;
export type IncomeSource = (typeof incomeSources)[number];
