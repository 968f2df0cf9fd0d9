import type { HumanAction } from '#contract/constants';
import type { Result } from '@/api/failure';
import { useSite } from './siteContext';
import { useHumanProof } from './useHumanProof';
import { usePublicSetting } from './usePublicSetting';

interface Proof {
  readonly human?: string;
}

/** Makes a call with a proof of human verification where one is asked for, or once it is asked for (LOGIN-04). */
export const useHumanVerifiedCall = () => {
  const { client } = useSite();
  const { value: known } = usePublicSetting();
  const prove = useHumanProof();
  /** Somebody may be faster than the answer: a call without a proof would be refused for nothing. */
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
    // The operator may have switched it on since the form opened.
    const asked = !first.ok && first.failure.code === 'verification_required';
    return asked ? withProof() : first;
  };
};
