import { useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '@/api/failure';

type Answer = Result<unknown> | Failure | undefined | void;

const failureOf = (answer: Answer): Failure | undefined => {
  if (!answer) return undefined;
  if ('kind' in answer) return answer;
  return answer.ok ? undefined : answer.failure;
};

/**
 * What a press sends: whether it is on its way and what refused it. A second press meanwhile does nothing, and an answer
 * that comes after the part has gone is dropped. What a yes has to change even then, such as a slip, `act` does itself.
 */
export const useAction = () => {
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const isRunning = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** The answer of `act`; undefined where another is on its way or the part has gone. `name` tells several buttons apart. */
  const run = async <Given extends Answer>(
    act: () => Promise<Given>,
    name = 'action',
  ): Promise<Given | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setRunning(name);
    setFailure(undefined);
    try {
      const answer = await act();
      if (isGone.current) return undefined;
      setFailure(failureOf(answer));
      return answer;
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };

  return {
    busy: running !== undefined,
    /** The name of what is on its way. */
    running,
    failure,
    run,
    /** Takes the refusal away: what was refused has been changed. */
    forget: () => setFailure(undefined),
    /** Shows the refusal of something that was sent beside it. */
    refuse: setFailure as (failure: Failure) => void,
  };
};
