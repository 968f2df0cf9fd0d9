import { useState } from 'react';

/** The option of a list box that arrow keys have reached while the focus stays in its field. */
export const useActiveOption = (ids: readonly string[]) => {
  const [reached, setReached] = useState<string>();
  const place = reached === undefined ? -1 : ids.indexOf(reached);
  return {
    active: ids[place],
    /** Moves by a step; before the first option none is active. False past the last one. */
    move: (step: 1 | -1): boolean => {
      const next = Math.max(place + step, -1);
      if (next >= ids.length) return false;
      setReached(ids[next]);
      return true;
    },
    leave: (): void => setReached(undefined),
  };
};
