import { useTranslation } from 'react-i18next';
import { proofImages } from '#contract/cashier';
import type { Failure } from '@/api/failure';
import type { Proof, useProofs } from '@/data/useProofs';
import { useFailureText } from '@/forms/useFailureText';
import { Upload } from '@/ui/Upload';

interface ProofUploadProps {
  label: string;
  proofs: Pick<ReturnType<typeof useProofs>, 'proofs' | 'add' | 'remove'>;
  most?: number;
}

const failureOf = (proofs: readonly Proof[]): Failure | undefined =>
  proofs.map(({ fault }) => fault).find((fault) => typeof fault === 'object');

/** Pictures as proof, sent as they are chosen. */
export function ProofUpload({
  label,
  proofs: { proofs, add, remove },
  most = proofImages.most,
}: ProofUploadProps) {
  const { t } = useTranslation('cashier');
  const refused = useFailureText(failureOf(proofs));
  const reasonOf = ({ fault }: Proof): string | undefined => {
    if (fault === undefined) return undefined;
    return typeof fault === 'object' ? refused : t(`proof.${fault}`);
  };
  return (
    <Upload
      label={label}
      note={t('proof.note', { count: most })}
      addLabel={t('proof.add')}
      removeLabel={(name) => t('proof.remove', { name })}
      sendingLabel={(name) => t('proof.sending', { name })}
      max={most}
      files={proofs.map((proof) => {
        const reason = reasonOf(proof);
        return { ...proof, ...(reason !== undefined && { reason }) };
      })}
      onAdd={add}
      onRemove={remove}
    />
  );
}
