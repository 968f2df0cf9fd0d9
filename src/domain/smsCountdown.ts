const minute = 60_000;

interface SentCode {
  /** Of the answer; one minute where it says nothing (spec §9). */
  readonly expiredMinutes?: number | undefined;
  /** Wall clock in milliseconds when the request left and when its answer came. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/**
 * When the next code may be asked for, in milliseconds of the wall clock: 60 s for each minute that the code lives, less
 * half the round trip, as the gateway began to count when the answer was half way (spec §4, LOGIN-10).
 */
export const nextCodeAt = ({ expiredMinutes = 1, askedAt, answeredAt }: SentCode): number => {
  const roundTrip = Math.max(0, answeredAt - askedAt);
  return answeredAt + expiredMinutes * minute - Math.round(roundTrip / 2);
};

/** Full seconds still to wait, never below zero; a clock that was set back does not make it longer than it was. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
