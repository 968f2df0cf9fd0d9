import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { contractKinds, type ContractKind } from '#contract/agentContracts';
import { useContracts, type Contract } from '@/data/resources/useContracts';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { Note } from '@/ui/feedback/Note';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { CentrePage } from '@/ui/layout/CentrePage';
import { FormStack } from '@/ui/layout/FormStack';
import { Text } from '@/ui/typography/Text';
import { DownlineContracts } from './DownlineContracts';
import { OfferForm } from './OfferForm';
import { TermsTable } from './TermsTable';
import { useContractText } from './useContractText';

/** Contracts of a kind: the agent's own, those with direct downlines, and the form for a new one (AGENT-05). */
export function ContractsPage() {
  const { t } = useTranslation('contracts');
  const [query] = useSearchParams();
  const address = useAgentAddress();
  const kind = contractKinds.find((one) => one === query.get('kind')) ?? 'dividend';
  return (
    <CentrePage lead={t('list.lead')}>
      <ChipLinks
        label={t('kind')}
        links={contractKinds.map((one) => ({
          href: address('contracts', { kind: one }),
          label: t(`kinds.${one}`),
          current: one === kind,
        }))}
      />
      <OfKind key={kind} kind={kind} />
    </CentrePage>
  );
}

function OfKind({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  const contracts = useContracts();
  const modal = useModalAddress();
  const [sent, setSent] = useState<string>();
  return (
    <Loaded of={contracts}>
      {({ own, waiting }) => {
        const mine = own.find((contract) => contract.kind === kind);
        const count = [...own, ...waiting].filter(({ waits }) => waits !== 'none').length;
        return (
          <>
            {count > 0 && (
              <Note tone="warning" title={t('list.waitsForYou', { count })}>
                <Button size="small" href={modal('contract')}>
                  {t('list.view')}
                </Button>
              </Note>
            )}
            <TitledPanel title={t('list.own')}>
              <Own contract={mine} kind={kind} />
            </TitledPanel>
            <DownlineContracts kind={kind} />
            {sent && (
              <Note key={sent} tone="success" ref={takeFocus} title={t('form.sent', { account: sent })} />
            )}
            {mine?.running && (
              <TitledPanel title={t('form.title')}>
                <OfferForm kind={kind} own={mine.running} onDone={setSent} />
              </TitledPanel>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Own({ kind, contract }: { kind: ContractKind; contract: Contract | undefined }) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const modal = useModalAddress();
  if (!contract?.running && !contract?.offer) return <Text tone="secondary">{t('list.noOwn')}</Text>;
  return (
    <FormStack>
      <Text tone="secondary">{t('with.downline', { account: text.other(contract.other) })}</Text>
      <TermsTable kind={kind} caption={t('list.own')} running={contract.running} offer={contract.offer} />
      <Button href={modal('contract', contract.id)}>{t('list.view')}</Button>
    </FormStack>
  );
}
