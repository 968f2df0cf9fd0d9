import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useAction } from '@/data/core/useAction';
import { useOwnRebates } from '@/data/resources/useOwnRebates';
import { useWaitingAccounts } from '@/data/resources/useWaitingAccounts';
import { FormRefusal } from '@/forms/FormRefusal';
import { Loaded } from '@/forms/Loaded';
import { Note } from '@/ui/feedback/Note';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { CentrePage } from '@/ui/layout/CentrePage';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Modal } from '@/ui/overlays/Modal';
import { ActivationLink } from './ActivationLink';
import { OpenAccountForm } from './OpenAccountForm';
import { givenTypes } from './rateForm';
import { WaitingAccountTable, type WaitingAccount } from './WaitingAccountTable';

type Link = Value<'renewActivation'> & { readonly account: string };

/** Accounts that an agent opens for others; their owners activate them and confirm age and terms (AGENT-12). */
export function OpenAccountPage() {
  const { t } = useTranslation(['agents', 'common']);
  const { open, renew, withdraw, ...accounts } = useWaitingAccounts();
  const own = useOwnRebates();
  const { busy, failure, run, forget } = useAction();
  const [link, setLink] = useState<Link>();
  const [asked, setAsked] = useState<{ readonly act: 'renew' | 'withdraw'; readonly row: WaitingAccount }>();
  const close = () => {
    forget();
    setAsked(undefined);
  };
  const renewLink = async ({ id, account }: WaitingAccount) => {
    const result = await run(() => renew(id));
    if (!result?.ok) return;
    close();
    setLink({ ...result.value, account });
  };
  const takeBack = async ({ id }: WaitingAccount) => {
    const result = await run(() => withdraw(id));
    if (!result?.ok) return;
    close();
  };
  return (
    <CentrePage lead={t('open.lead')}>
      <Loaded of={accounts}>
        {({ list, most }) => (
          <>
            <WaitingAccountTable
              accounts={list}
              onRenew={(row) => setAsked({ act: 'renew', row })}
              onWithdraw={(row) => setAsked({ act: 'withdraw', row })}
            />
            <TitledPanel title={t('open.new')}>
              {list.length >= most ? (
                <Note tone="info">{t('open.full', { most })}</Note>
              ) : (
                <Loaded of={own} plain>
                  {({ rates }) => (
                    <OpenAccountForm
                      key={givenTypes(rates).join()}
                      own={rates}
                      send={open}
                      onDone={({ account, address, expiresAt }) => setLink({ account, address, expiresAt })}
                    />
                  )}
                </Loaded>
              )}
            </TitledPanel>
          </>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          title={t(`open.${asked.act}Of`, { account: asked.row.account })}
          actLabel={t(`open.${asked.act}`)}
          keepLabel={t('links.keep')}
          loading={busy}
          onAct={() => void (asked.act === 'renew' ? renewLink : takeBack)(asked.row)}
          onKeep={close}
        >
          {t(`open.${asked.act}Text`)}
          <FormRefusal failure={failure} />
        </ConfirmDialog>
      )}
      {link && (
        <Modal
          title={t('open.made', { account: link.account })}
          onClose={() => setLink(undefined)}
          closeLabel={t('common:close')}
        >
          <ActivationLink address={link.address} expiresAt={link.expiresAt} />
        </Modal>
      )}
    </CentrePage>
  );
}
