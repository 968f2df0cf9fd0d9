import { useEffect, useEffectEvent } from 'react';

/** Calls `act` at once and then at each full second of the given clock, until `act` returns false. */
export function useEachSecond(now: () => number, act: (instant: number) => boolean | void) {
  const run = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const instant = now();
      if (run(instant) === false) return;
      timer = setTimeout(tick, 1000 - (instant % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
}
