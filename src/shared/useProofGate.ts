import { useState, type FormEvent, type FormEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { canSendAgain } from '@/data/core/canSendAgain';
import { useListText } from '@/data/session/useListText';
import type { useProofs } from '@/data/resources/useProofs';

type Proofs = Pick<ReturnType<typeof useProofs>, 'proofs' | 'ids' | 'busy'>;

/**
 * Blocks a form's submit until its pictures have been uploaded. A picture whose upload failed is not dropped
 * silently: at the submit, `fault` names the missing one.
 */
export const useProofGate = ({ proofs, ids, busy }: Proofs, isNeeded: boolean) => {
  const { t } = useTranslation('cashier');
  const list = useListText();
  const [asked, setAsked] = useState(false);
  const unsent = proofs.filter((proof) => proof.state === 'refused' && canSendAgain(proof));
  const fault =
    unsent.length > 0
      ? t('proof.unsent', { names: list(unsent.map(({ name }) => name)) })
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
