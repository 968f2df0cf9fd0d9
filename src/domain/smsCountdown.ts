const minute = 60_000;

interface SentCode {
  /** From the answer; the default is one minute (spec §9). */
  readonly expiredMinutes?: number | undefined;
  /** Wall clock in milliseconds when the request was sent and when its answer arrived. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/**
 * When the next code can be requested, in milliseconds of the wall clock: 60 s for each minute of the code's life,
 * minus half the round trip, because the gateway's countdown began when it answered (spec §4, LOGIN-10).
 */
export const nextCodeAt = ({ expiredMinutes = 1, askedAt, answeredAt }: SentCode): number => {
  const roundTrip = Math.max(0, answeredAt - askedAt);
  return answeredAt + expiredMinutes * minute - Math.round(roundTrip / 2);
};

/** Whole seconds left, never below zero. If the clock is set back, the result does not exceed the original wait. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
