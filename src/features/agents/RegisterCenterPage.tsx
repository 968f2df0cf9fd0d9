import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/data/core/useAction';
import { useRegisterLinks } from '@/data/resources/useRegisterLinks';
import { FormRefusal } from '@/forms/FormRefusal';
import { Loaded } from '@/forms/Loaded';
import { Note } from '@/ui/feedback/Note';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { CentrePage } from '@/ui/layout/CentrePage';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Modal } from '@/ui/overlays/Modal';
import { HandedLink } from './HandedLink';
import { LinkForm } from './LinkForm';
import { LinkTable, type RegisterLink } from './LinkTable';

/** Links by which others register into the agent's line, each with rebates within the agent's own (AGENT-02). */
export function RegisterCenterPage() {
  const { t } = useTranslation(['agents', 'common']);
  const { add, end, ...links } = useRegisterLinks();
  const { busy, failure, run, forget } = useAction();
  const [made, setMade] = useState<RegisterLink>();
  const [shown, setShown] = useState<RegisterLink>();
  const [ending, setEnding] = useState<RegisterLink>();
  const finish = async (code: string) => {
    const result = await run(() => end(code));
    if (result?.ok) setEnding(undefined);
  };
  return (
    <CentrePage lead={t('links.lead')}>
      <Loaded of={links}>
        {({ list, own, most }) => (
          <>
            {made && (
              <Note
                key={made.code}
                tone="success"
                ref={takeFocus}
                title={t('links.made', { name: made.name })}
              >
                <HandedLink address={made.address} />
              </Note>
            )}
            <LinkTable links={list} onShow={setShown} onEnd={setEnding} />
            <TitledPanel title={t('links.new')}>
              {list.filter(({ endedAt }) => endedAt === null).length >= most ? (
                <Note tone="info">{t('links.full', { most })}</Note>
              ) : (
                <LinkForm key={made?.code ?? ''} own={own} send={add} onDone={setMade} />
              )}
            </TitledPanel>
          </>
        )}
      </Loaded>
      {shown && (
        <Modal title={shown.name} onClose={() => setShown(undefined)} closeLabel={t('common:close')}>
          <HandedLink address={shown.address} />
        </Modal>
      )}
      {ending && (
        <ConfirmDialog
          title={t('links.endOf', { name: ending.name })}
          actLabel={t('links.end')}
          keepLabel={t('links.keep')}
          loading={busy}
          onAct={() => void finish(ending.code)}
          onKeep={() => {
            forget();
            setEnding(undefined);
          }}
        >
          {t('links.endText')}
          <FormRefusal failure={failure} />
        </ConfirmDialog>
      )}
    </CentrePage>
  );
}
