import type { Value } from '#contract/wireTypes';

type Challenge = Extract<Value<'humanChallenge'>, { provider: 'altcha' }>['challenge'];

/** Encodes a proof in the form that the gateway expects. */
export const encodeProof = (proof: object): string => btoa(JSON.stringify(proof));

/**
 * Solves a proof of work with Web Crypto, which runs off the main thread and does not block the page; undefined if it
 * fails.
 */
export const proofOfWork = async (challenge: Challenge): Promise<string | undefined> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import(/* webpackChunkName: "human" */ 'altcha-lib'),
    import(/* webpackChunkName: "human" */ 'altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? undefined : encodeProof({ challenge, solution });
};
