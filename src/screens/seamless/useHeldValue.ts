import { useState } from 'react';

/** Returns the value; while `held`, the value from before. */
export const useHeldValue = <Value>(value: Value, held: boolean): Value => {
  const [kept, setKept] = useState(value);
  if (!held && !Object.is(kept, value)) setKept(value);
  return held ? kept : value;
};
