import { useEffect, useState } from 'react';
import { limits } from '@/config/limits';

/** Whether it is time to offer a break; answering starts the next interval. */
export const useBreakReminder = (isPlaying: boolean) => {
  const [answered, setAnswered] = useState(0);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setDue(true), limits.breakReminder);
    return () => clearTimeout(timer);
  }, [isPlaying, answered]);
  return {
    due,
    answer: (): void => {
      setDue(false);
      setAnswered(answered + 1);
    },
  };
};
