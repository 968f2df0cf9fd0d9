import { useTranslation } from 'react-i18next';
import { fieldsOfTier, type ContractKind, type TierField } from '#contract/agentContracts';
import type { ContractVersion } from '@/data/resources/useContracts';
import { isRate, markOfChange, type ChangeMark } from '@/domain/contractChange';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { useContractText } from './useContractText';

type Terms = Pick<ContractVersion, 'period' | 'tiers'>;

interface TermsTableProps {
  kind: ContractKind;
  caption: string;
  /** What runs; null without one. */
  running: Terms | null;
  /** What is offered; null where nothing is. */
  offer: Terms | null;
}

interface Row {
  readonly id: string;
  readonly label: string;
  readonly running: string;
  readonly offer: string;
  readonly mark: ChangeMark | 'other';
}

const tones = {
  higher: 'success',
  easier: 'success',
  dropped: 'success',
  lower: 'warning',
  harder: 'warning',
  added: 'warning',
  other: 'warning',
  same: 'neutral',
} as const satisfies Record<Row['mark'], string>;

/** The terms of a contract; of two versions side by side, with what each difference means for the downline (AGENT-05). */
export function TermsTable({ kind, caption, running, offer }: TermsTableProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const count = Math.max(running?.tiers.length ?? 0, offer?.tiers.length ?? 0);
  const both = running !== null && offer !== null;

  const labelOf = (place: number, field: TierField): string =>
    count === 1
      ? t(`fields.${field}`)
      : t('inTier', { number: place + 1, field: t(`fields.${field}`).toLocaleLowerCase() });

  const cellOf = (terms: Terms | null, place: number, field: TierField): string => {
    const tier = terms?.tiers[place];
    return tier === undefined ? t('none') : text.value(field, tier[field]);
  };

  const period: Row = {
    id: 'period',
    label: t('period'),
    running: running ? t(`periods.${running.period}`) : '',
    offer: offer ? t(`periods.${offer.period}`) : '',
    mark: running?.period === offer?.period ? 'same' : 'other',
  };
  const rows = Array.from({ length: count }, (_, place) =>
    fieldsOfTier(kind).map((field): Row => ({
      id: `${place} ${field}`,
      label: labelOf(place, field),
      running: cellOf(running, place, field),
      offer: cellOf(offer, place, field),
      mark: markOfChange(isRate(field), running?.tiers[place]?.[field], offer?.tiers[place]?.[field]),
    })),
  ).flat();

  const columns: readonly TableColumn<Row>[] = [
    { id: 'condition', label: t('condition'), render: ({ label }) => label },
    ...(running
      ? [{ id: 'running', label: t('now'), figures: true, render: (row: Row) => row.running }]
      : []),
    ...(offer
      ? [{ id: 'offer', label: t('offered'), figures: true, render: (row: Row) => <b>{row.offer}</b> }]
      : []),
    ...(both
      ? [
          {
            id: 'mark',
            label: t('change'),
            render: ({ mark }: Row) =>
              mark === 'same' ? (
                t('marks.same')
              ) : (
                <StatusLabel tone={tones[mark]}>{t(`marks.${mark}`)}</StatusLabel>
              ),
          },
        ]
      : []),
  ];
  return (
    <ContractTable caption={caption} columns={columns} rows={[...rows, period]} keyOf={({ id }) => id} />
  );
}
