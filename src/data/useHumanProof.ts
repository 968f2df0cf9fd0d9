import type { HumanAction } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { failed, type Result } from '@/api/failure';
import { askHuman } from './humanCheck';
import { useSite } from './siteContext';

type Challenge = Extract<Value<'humanChallenge'>, { provider: 'altcha' }>['challenge'];

const encode = (proof: object): string => btoa(JSON.stringify(proof));

/** Web Crypto does the work beside the page, so that typing and reading go on. */
const work = async (challenge: Challenge): Promise<string | undefined> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import(/* webpackChunkName: "human" */ 'altcha-lib'),
    import(/* webpackChunkName: "human" */ 'altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? undefined : encode({ challenge, solution });
};

/** Proves that somebody sits here (LOGIN-04): `human` for the body of the call that asks for it. */
export const useHumanProof = () => {
  const site = useSite();
  const { client } = site;
  return async (action: HumanAction): Promise<Result<string>> => {
    const given = await client.call('humanChallenge', { query: { action } });
    if (!given.ok) return given;
    const refused = failed({ kind: 'refused', code: 'verification_required' });
    if (given.value.provider === 'geetest') {
      const result = await askHuman(site);
      return result === undefined ? refused : { ok: true, value: encode(result) };
    }
    const human = await work(given.value.challenge);
    return human === undefined ? refused : { ok: true, value: human };
  };
};
