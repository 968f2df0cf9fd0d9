import { useTranslation } from 'react-i18next';
import { sandboxEndings } from '#contract/cashier';
import { Note } from '@/ui/feedback/Note';

/** Says that the cashier is a demonstration, and what its test amounts do (design §7). */
export function SandboxNote({ kind }: { kind: 'deposit' | 'withdraw' }) {
  const { t } = useTranslation('cashier');
  return (
    <Note tone="info" title={t('sandbox.title')}>
      {t(`sandbox.${kind}`, sandboxEndings)}
    </Note>
  );
}
