import type { HumanAction } from '#contract/constants';
import { failed, type Result } from '@/api/failure';
import { askHuman } from './humanCheck';
import { encodeProof, proofOfWork } from './proofOfWork';
import { useSite } from './siteContext';

/** Runs the human verification (LOGIN-04) and returns the `human` field for the body of a call. */
export const useHumanProof = () => {
  const site = useSite();
  const { client } = site;
  return async (action: HumanAction): Promise<Result<string>> => {
    const given = await client.get('humanChallenge', { action });
    if (!given.ok) return given;
    const refused = failed({ kind: 'refused', code: 'verification_required' });
    if (given.value.provider === 'geetest') {
      const result = await askHuman(site);
      return result === undefined ? refused : { ok: true, value: encodeProof(result) };
    }
    const human = await proofOfWork(given.value.challenge);
    return human === undefined ? refused : { ok: true, value: human };
  };
};
