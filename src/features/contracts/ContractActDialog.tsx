import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/agentContracts';
import { useAction } from '@/data/core/useAction';
import { useContractActs, type ContractAct } from '@/data/resources/useContracts';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';

interface ContractActDialogProps {
  kind: ContractKind;
  act: ContractAct;
  words: { readonly button: string; readonly title: string; readonly text: string };
}

/** A button that does something to a contract after one question. */
export function ContractActDialog({ kind, act, words }: ContractActDialogProps) {
  const { t } = useTranslation('contracts');
  const send = useContractActs();
  const { busy, failure, run, forget } = useAction();
  const [asks, setAsks] = useState(false);
  const close = () => {
    forget();
    setAsks(false);
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>{words.button}</Button>
      {asks && (
        <ConfirmDialog
          title={words.title}
          actLabel={words.button}
          keepLabel={t('end.back')}
          loading={busy}
          onAct={() => void run(() => send(kind, act)).then((result) => result?.ok && close())}
          onKeep={close}
        >
          {words.text}
          <FormRefusal failure={failure} />
        </ConfirmDialog>
      )}
    </>
  );
}
