import { useState, type FormEvent, type FormEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { canSendAgain } from '@/data/core/canSendAgain';
import type { useProofs } from '@/data/resources/useProofs';

type Proofs = Pick<ReturnType<typeof useProofs>, 'proofs' | 'ids' | 'busy'>;

/**
 * Holds a form back until its pictures have arrived. A picture that could be sent once more is not left out silently:
 * once the form was to be sent, `fault` says which one is missing.
 */
export const useProofGate = ({ proofs, ids, busy }: Proofs, isNeeded: boolean) => {
  const { t } = useTranslation('cashier');
  const [asked, setAsked] = useState(false);
  const unsent = proofs.filter((proof) => proof.state === 'refused' && canSendAgain(proof));
  const fault =
    unsent.length > 0
      ? t('proof.unsent', { names: unsent.map(({ name }) => name).join(', ') })
      : isNeeded && ids.length === 0
        ? t('proof.missing')
        : undefined;
  return {
    fault: asked && !busy ? fault : undefined,
    guard:
      (onSubmit: FormEventHandler<HTMLFormElement>) =>
      (event: FormEvent<HTMLFormElement>): void => {
        setAsked(true);
        if (fault === undefined && !busy) onSubmit(event);
        else event.preventDefault();
      },
  };
};
