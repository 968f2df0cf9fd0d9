import type { HumanAction } from '#contract/constants';
import type { Result } from '@/api/failure';
import { useSite } from './siteContext';
import { useHumanProof } from './useHumanProof';
import { usePublicSetting } from './usePublicSetting';

interface Proof {
  readonly human?: string;
}

/** Sends a call with a proof of human verification, when the settings or a refusal require one (LOGIN-04). */
export const useHumanVerifiedCall = () => {
  const { client } = useSite();
  const { value: known } = usePublicSetting();
  const prove = useHumanProof();
  /** The visitor may submit before the settings have loaded, so this waits for them: a call without a proof might be refused. */
  const isAsked = async (action: HumanAction): Promise<boolean> => {
    if (known !== undefined) return known.human[action];
    const asked = await client.get('publicSetting', undefined);
    return asked.ok && asked.value.human[action];
  };
  return async <Value>(
    action: HumanAction,
    call: (proof: Proof) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const withProof = async (): Promise<Result<Value>> => {
      const proof = await prove(action);
      return proof.ok ? call({ human: proof.value }) : proof;
    };
    if (await isAsked(action)) return withProof();
    const first = await call({});
    // The operator may have switched verification on since the form opened.
    const asked = !first.ok && first.failure.code === 'verification_required';
    return asked ? withProof() : first;
  };
};
