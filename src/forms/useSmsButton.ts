import { useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '@/api/failure';
import { limits } from '@/config/limits';
import { nextCodeAt, secondsLeft } from '@/domain/smsCountdown';

interface SmsButtonOptions {
  /** Wall clock in milliseconds. */
  readonly now: () => number;
  /** Validates the number; shows its error if it is invalid. */
  readonly check: () => Promise<boolean>;
  readonly send: () => Promise<Result<{ readonly expiredMinutes?: number }>>;
  readonly onFailure: (failure: Failure) => void;
  /** Storage for the end of the countdown (milliseconds of the wall clock), so that it outlives the form. */
  readonly kept: { readonly read: () => number; readonly keep: (until: number) => void };
}

/**
 * Logic of the button that sends a code (LOGIN-10): it validates the number, accepts one press a second, and then
 * counts down by the wall clock, so that it is right after the device slept. During the countdown it does nothing.
 */
export const useSmsButton = ({ now, check, send, onFailure, kept }: SmsButtonOptions) => {
  const [until, setUntil] = useState(kept.read);
  const [seconds, setSeconds] = useState(() => secondsLeft(until, now()));
  const [busy, setBusy] = useState(false);
  const pressedAt = useRef(-Infinity);

  useEffect(() => {
    const left = until - now();
    if (left <= 0) return undefined;
    const timer = setInterval(() => {
      const rest = secondsLeft(until, now());
      setSeconds(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [now, until]);

  const press = async (): Promise<void> => {
    const askedAt = now();
    if (busy || until > askedAt || askedAt - pressedAt.current < limits.smsEvery) return;
    pressedAt.current = askedAt;
    setBusy(true);
    if (await check()) {
      const sentAt = now();
      const result = await send();
      if (result.ok) {
        const next = nextCodeAt({
          expiredMinutes: result.value.expiredMinutes,
          askedAt: sentAt,
          answeredAt: now(),
        });
        kept.keep(next);
        setUntil(next);
        setSeconds(secondsLeft(next, now()));
      } else onFailure(result.failure);
    }
    setBusy(false);
  };

  return { seconds, busy, sent: until > -Infinity, press: () => void press() };
};
