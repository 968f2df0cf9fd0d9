import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { humanFramePath, type HumanFrameMessage } from '#contract/humanFrame';
import type { HumanCheck as Check } from '@/data/session/humanCheck';
import { Modal } from '@/ui/overlays/Modal';
import { Note } from '@/ui/feedback/Note';
import { SandboxFrame } from '@/ui/media/SandboxFrame';

const isMessage = (data: unknown): data is HumanFrameMessage =>
  typeof data === 'object' && data !== null && 'kind' in data;

/** The third party's human verification, above the form that requires it (LOGIN-04). */
export function HumanCheck({ check }: { check: Check }) {
  const { t, ready, i18n } = useTranslation(['forms', 'common']);
  const [failed, setFailed] = useState(false);
  if (!ready) return null;
  const onMessage = (data: unknown): void => {
    if (!isMessage(data)) return;
    if (data.kind === 'passed') check.done(data.result);
    else if (data.kind === 'closed') check.done();
    else if (data.kind === 'failed') setFailed(true);
  };
  return (
    <Modal title={t('human.title')} onClose={() => check.done()} closeLabel={t('common:close')}>
      {failed ? (
        <Note tone="danger" alert>
          {t('human.failed')}
        </Note>
      ) : (
        <SandboxFrame
          title={t('human.title')}
          src={`${humanFramePath}?language=${i18n.language}`}
          onMessage={onMessage}
        />
      )}
    </Modal>
  );
}
