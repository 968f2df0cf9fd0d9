import { errorCode } from './errorCode.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const TRIES = 5;

const isConflict = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
};

/** Runs `attempt` again, at most five times in all, when the database gave it up in favour of another transaction. */
export const retryConflicts = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
    }
  }
};
