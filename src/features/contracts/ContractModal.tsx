import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractDetail, useContracts, type Contract } from '@/data/resources/useContracts';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Loaded } from '@/forms/Loaded';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { FormStack } from '@/ui/layout/FormStack';
import { NoteIcon } from '@/ui/media/icons';
import { Modal } from '@/ui/overlays/Modal';
import { ContractFacts } from './ContractFacts';
import { EndAnswer } from './EndAnswer';
import { OfferAnswer } from './OfferAnswer';

interface ContractModalProps {
  /** A contract's id; without one, whatever waits for an answer. */
  item: string | undefined;
  onClose: () => void;
}

/** A contract: what waits for the member's answer, or what runs (AGENT-05, MOD-09). */
export function ContractModal({ item, onClose }: ContractModalProps) {
  return item === undefined ? <Waiting onClose={onClose} /> : <One id={item} onClose={onClose} />;
}

const useTitle = (contract: Contract | undefined): string => {
  const { t } = useTranslation('contracts');
  if (contract === undefined) return t('name');
  const kind = t(`kinds.${contract.kind}`);
  return t(({ new: 'offer.title', end: 'end.title', none: 'contractOf' } as const)[contract.waits], { kind });
};

/** The contracts that wait, one after the other. */
function Waiting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['contracts', 'common']);
  const contracts = useContracts();
  const [said, setSaid] = useState<string>();
  const { own = [], waiting = [] } = contracts.value ?? {};
  const [first] = [...own, ...waiting].filter(({ waits }) => waits !== 'none');
  return (
    <Modal title={useTitle(first)} size="large" phone="page" onClose={onClose} closeLabel={t('common:close')}>
      {said && <Note key={said} tone="success" ref={takeFocus} title={said} />}
      <Loaded of={contracts} plain>
        {() =>
          first ? (
            <Answer key={`${first.id} ${first.waits}`} contract={first} onDone={setSaid} onLater={onClose} />
          ) : (
            <NothingWaits own={own} />
          )
        }
      </Loaded>
    </Modal>
  );
}

/** Says that nothing waits, and leads to what runs: a member has no agent centre. */
function NothingWaits({ own }: { own: readonly Contract[] }) {
  const { t } = useTranslation('contracts');
  const modal = useModalAddress();
  return (
    <FormStack>
      <EmptyState
        plain
        icon={<NoteIcon fontSize={30} />}
        title={t('popup.none')}
        text={t('popup.noneText')}
      />
      {own.length > 0 && (
        <ChipLinks
          label={t('popup.own')}
          links={own.map(({ id, kind }) => ({ href: modal('contract', id), label: t(`kinds.${kind}`) }))}
        />
      )}
    </FormStack>
  );
}

function One({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['contracts', 'common']);
  const detail = useContractDetail(id);
  const [said, setSaid] = useState<string>();
  return (
    <Modal
      title={useTitle(detail.value?.contract)}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      {said && <Note key={said} tone="success" ref={takeFocus} title={said} />}
      <Loaded of={detail} plain>
        {(value) =>
          value.contract.waits === 'none' ? (
            <ContractFacts {...value} />
          ) : (
            <Answer contract={value.contract} onDone={setSaid} onLater={onClose} />
          )
        }
      </Loaded>
    </Modal>
  );
}

interface AnswerProps {
  contract: Contract;
  onDone: (said: string) => void;
  onLater: () => void;
}

function Answer({ contract, onDone, onLater }: AnswerProps) {
  if (contract.waits === 'new' && contract.offer)
    return <OfferAnswer contract={contract} offer={contract.offer} onDone={onDone} onLater={onLater} />;
  return <EndAnswer contract={contract} onDone={onDone} />;
}
