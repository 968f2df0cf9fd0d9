import { useState } from 'react';
import { createAcceptedPattern, type AcceptedPattern } from './acceptedPattern';

/** Runs the server's own expressions; one that cannot be run is reported and left to the gateway. */
export const useServerPatterns = (onBad: (source: string) => void): AcceptedPattern => {
  const [accepted] = useState(() =>
    createAcceptedPattern({
      runApart: async (source, text) =>
        (await import(/* webpackChunkName: "patterns-apart" */ './acceptedPatternApart')).runApart(
          source,
          text,
        ),
      onBad,
    }),
  );
  return accepted;
};
