import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { proofImages } from '#contract/cashier';
import { canSendAgain } from '@/data/core/canSendAgain';
import type { Proof, Uploads } from '@/data/core/useUploads';
import { FailureText } from '@/forms/FailureText';
import { Upload } from '@/ui/fields/Upload';

interface ProofUploadProps {
  label: string;
  proofs: Pick<Uploads, 'proofs' | 'add' | 'retry' | 'remove'>;
  most?: number;
}

/** Uploads pictures as proof, as soon as they are selected. */
export function ProofUpload({
  label,
  proofs: { proofs, add, retry, remove },
  most = proofImages.most,
}: ProofUploadProps) {
  const { t } = useTranslation(['cashier', 'common']);
  const reasonOf = ({ fault }: Proof): ReactNode => {
    if (fault === undefined) return undefined;
    return typeof fault === 'object' ? <FailureText failure={fault} /> : t(`proof.${fault}`);
  };
  return (
    <Upload
      label={label}
      note={t('proof.note', { count: most })}
      addLabel={t('proof.add')}
      removeLabel={(name) => t('proof.remove', { name })}
      sendingLabel={(name) => t('proof.sending', { name })}
      retryLabel={t('common:retry')}
      max={most}
      files={proofs.map((proof) => ({ ...proof, reason: reasonOf(proof), canRetry: canSendAgain(proof) }))}
      onAdd={add}
      onRetry={retry}
      onRemove={remove}
    />
  );
}
