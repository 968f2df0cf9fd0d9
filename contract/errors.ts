/**
 * The `message` codes a failed call can carry and the HTTP status that goes with each (spec §8, design §2).
 * The site shows its own text for a code of this table and any other message as plain text.
 */
export const errorStatus = {
  access_restricted: 403,
  account_not_ready: 409,
  already_claimed: 409,
  already_running: 409,
  amount_out_of_range: 400,
  bad_request: 400,
  captcha_failed: 400,
  captcha_missing: 400,
  check_required: 403,
  clock_wrong: 400,
  code_expired: 400,
  code_invalid: 400,
  draw_closed: 409,
  envelope_refused: 400,
  forbidden: 403,
  game_maintenance: 503,
  idempotency_key_missing: 400,
  idempotency_key_reused: 422,
  insufficient_funds: 409,
  invalid_fields: 400,
  invalid_url: 400,
  invitation_code_error: 400,
  limit_reached: 409,
  maintenance: 503,
  market_closed: 409,
  need_real_account: 403,
  non_agent: 403,
  non_member: 403,
  not_available: 501,
  not_found: 404,
  not_logged_in: 401,
  odds_changed: 409,
  odds_paused: 409,
  on_break: 403,
  operation_not_enabled: 403,
  password_change_required: 403,
  phone_invalid: 400,
  quota_exceeded: 429,
  receiver_unavailable: 409,
  region_blocked: 403,
  reward_not_due: 409,
  room_full: 409,
  too_large: 413,
  too_many_requests: 429,
  try_again: 503,
  turnover_left: 409,
  unknown_error: 500,
  unsupported_media_type: 415,
  verification_required: 400,
  withdraw_password_missing: 409,
  withdraw_password_wrong: 400,
  wrong_account_or_password: 401,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Narrows a server message to a code this build has words for. */
export const isErrorCode = (message: unknown): message is ErrorCode =>
  typeof message === 'string' && Object.hasOwn(errorStatus, message);
