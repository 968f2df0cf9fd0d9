import { useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '@/api/failure';

type Answer = Result<unknown> | Failure | undefined | void;

const failureOf = (answer: Answer): Failure | undefined => {
  if (!answer) return undefined;
  if ('kind' in answer) return answer;
  return answer.ok ? undefined : answer.failure;
};

/**
 * Runs the call behind a button: tracks whether it is running and why it failed. A second press while it runs does
 * nothing. If the component unmounts, the answer is dropped; changes that must happen even then (such as emptying a
 * slip) belong into `act`.
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

  /**
   * Resolves to the answer of `act`; undefined if another call is running or the component has unmounted. `name`
   * tells several buttons apart.
   */
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
    /** The name of the running call. */
    running,
    failure,
    run,
    /** Clears the failure, because the user has changed the refused input. */
    forget: () => setFailure(undefined),
    /** Shows the failure of another call that the component made itself. */
    refuse: setFailure as (failure: Failure) => void,
  };
};
