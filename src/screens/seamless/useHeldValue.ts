import { useState } from 'react';

/** The value, or while `held` what it was before. */
export const useHeldValue = <Value>(value: Value, held: boolean): Value => {
  const [kept, setKept] = useState(value);
  if (!held && !Object.is(kept, value)) setKept(value);
  return held ? kept : value;
};
