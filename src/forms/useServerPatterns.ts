import { useState } from 'react';
import { createAcceptedPattern, type AcceptedPattern } from './acceptedPattern';

/** Runs the gateway's own expressions; one that cannot be run is reported, and the gateway decides. */
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
