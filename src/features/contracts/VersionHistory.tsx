import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/agentContracts';
import type { ContractVersion } from '@/data/resources/useContracts';
import { Button } from '@/ui/actions/Button';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { FormStack } from '@/ui/layout/FormStack';
import { TermsTable } from './TermsTable';
import { useContractText } from './useContractText';

interface VersionHistoryProps {
  kind: ContractKind;
  running: ContractVersion | null;
  /** The newest first. */
  versions: readonly ContractVersion[];
}

const tones = {
  offered: 'warning',
  signed: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
} as const;

/** Every version that was ever offered; each can be read beside the one that runs (AGENT-05). */
export function VersionHistory({ kind, running, versions }: VersionHistoryProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const [shown, setShown] = useState<string>();
  const version = versions.find(({ id }) => id === shown);
  const columns: readonly TableColumn<ContractVersion>[] = [
    { id: 'number', label: t('facts.history'), render: ({ number }) => t('facts.version', { number }) },
    { id: 'offered', label: t('offered'), render: ({ offeredAt }) => text.time(offeredAt) },
    {
      id: 'state',
      label: t('list.state'),
      render: ({ state, ending }) => (
        <>
          <StatusLabel tone={tones[state]}>{t(`states.${state}`)}</StatusLabel>
          {ending && <small> {t(`endings.${ending}`)}</small>}
        </>
      ),
    },
    {
      id: 'counts',
      label: t('record.span'),
      render: ({ countsFrom, countsTo }) =>
        countsFrom === null
          ? '–'
          : [text.time(countsFrom), countsTo ? t('facts.until', { time: text.time(countsTo) }) : '']
              .join(' ')
              .trim(),
    },
    {
      id: 'acts',
      label: t('list.acts'),
      render: ({ id, number }) => (
        <Button
          size="small"
          aria-pressed={id === shown}
          aria-label={`${t('facts.show')}: ${t('facts.version', { number })}`}
          onClick={() => setShown(id === shown ? undefined : id)}
        >
          {t('facts.show')}
        </Button>
      ),
    },
  ];
  return (
    <FormStack>
      <ContractTable caption={t('facts.history')} columns={columns} rows={versions} keyOf={({ id }) => id} />
      {version && (
        <TermsTable
          key={version.id}
          kind={kind}
          caption={t('facts.version', { number: version.number })}
          running={running}
          offer={version}
        />
      )}
    </FormStack>
  );
}
