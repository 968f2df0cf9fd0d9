import type { Value } from '#contract/wireTypes';

type Challenge = Extract<Value<'humanChallenge'>, { provider: 'altcha' }>['challenge'];

/** A proof as the gateway reads it. */
export const encodeProof = (proof: object): string => btoa(JSON.stringify(proof));

/** Web Crypto does the work beside the page, so that typing and reading go on; undefined where it cannot be done. */
export const proofOfWork = async (challenge: Challenge): Promise<string | undefined> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import(/* webpackChunkName: "human" */ 'altcha-lib'),
    import(/* webpackChunkName: "human" */ 'altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? undefined : encodeProof({ challenge, solution });
};
