import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/agentContracts';
import type { Value } from '#contract/wireTypes';
import { useContractStatements } from '@/data/resources/useContracts';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useModalAddress } from '@/data/session/useModalAddress';
import { toneOf } from '@/domain/toneOf';
import { RecordPage } from '@/shared/RecordPage';
import { usePaging } from '@/shared/usePaging';
import { useRecordState } from '@/shared/useRecordState';
import { Link } from '@/ui/actions/Link';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { CoinsIcon } from '@/ui/media/icons';
import { Amount } from '@/ui/typography/Amount';
import { Text } from '@/ui/typography/Text';
import { useContractText } from './useContractText';

type Statements = Value<'contractStatements'>;
type Row = Statements['list'][number];

const tones = { paid: 'success', waiting: 'warning', nothing: 'neutral' } as const;

/** A dividend is paid up to six weeks after its span began, which the last seven days would leave out. */
const shownDays: Partial<Record<ContractKind, number>> = { dividend: 92 };

/** What contracts of a kind paid the caller, span by span; a row opens its statement (AGENT-04, AGENT-11). */
export function ContractRecord({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const state = useRecordState(undefined, shownDays[kind]);
  const record = useContractStatements({ ...state.query, kind });
  return (
    <RecordPage state={state} record={record}>
      {(value) => (
        <>
          {value?.nextAt && (
            <Text tone="secondary">{t('record.next', { time: text.time(value.nextAt) })}</Text>
          )}
          <Sums value={value} hasCarry={kind === 'dividend'} />
          <Statements kind={kind} value={value} page={state.page} onPage={state.setPage} />
        </>
      )}
    </RecordPage>
  );
}

function Sums({ value, hasCarry }: { value: Statements | undefined; hasCarry: boolean }) {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const sums = value?.sums;
  return (
    <FigureTiles
      figures={[
        { id: 'sum', label: t('record.sum'), value: sums && money(sums.sum) },
        { id: 'gross', label: t('record.gross'), value: sums && money(sums.gross) },
        { id: 'toDownlines', label: t('record.toDownlines'), value: sums && money(sums.toDownlines) },
        ...(hasCarry
          ? [
              {
                id: 'carried',
                label: t('record.carried'),
                value: value && money(value.carried, true),
                tone: value && toneOf(value.carried),
              },
            ]
          : []),
      ]}
    />
  );
}

interface StatementsProps {
  kind: ContractKind;
  value: Statements | undefined;
  page: number;
  onPage: (page: number) => void;
}

function Statements({ kind, value, page, onPage }: StatementsProps) {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const text = useContractText();
  const modal = useModalAddress();
  const paging = usePaging(page, value?.totalPages ?? 1, onPage);
  const { sums } = value ?? {};
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'span',
      label: t('record.span'),
      render: (row) => <Link href={modal('statement', row.id)}>{text.span(row)}</Link>,
    },
    kind === 'realTime'
      ? // Each bet has its tier; the statement says how much was bet on each.
        {
          id: 'type',
          label: t('record.type'),
          render: ({ type }) => (type === 'correction' ? t('record.correction') : t('record.payment')),
        }
      : {
          id: 'tier',
          label: t('record.tierReached'),
          render: ({ type, tier, rate }) =>
            type === 'correction' ? t('record.correction') : text.tier(tier, rate),
        },
    {
      id: 'gross',
      label: t('record.gross'),
      figures: true,
      render: ({ gross }) => money(gross),
      total: sums && money(sums.gross),
    },
    {
      id: 'toDownlines',
      label: t('record.toDownlines'),
      figures: true,
      render: ({ toDownlines }) => money(toDownlines),
      total: sums && money(sums.toDownlines),
    },
    {
      id: 'sum',
      label: t('record.sum'),
      figures: true,
      render: ({ sum }) => <Amount tone={toneOf(sum)}>{money(sum, true)}</Amount>,
      total: sums && <Amount tone={toneOf(sums.sum)}>{money(sums.sum, true)}</Amount>,
    },
    {
      id: 'state',
      label: t('record.state'),
      render: ({ state }) => <StatusLabel tone={tones[state]}>{t(`record.states.${state}`)}</StatusLabel>,
    },
  ];
  return (
    <ContractTable
      caption={t('record.statement')}
      columns={columns}
      rows={value?.list ?? []}
      keyOf={({ id }) => id}
      loading={value === undefined}
      totalLabel={t('record.sum')}
      nothing={
        <EmptyState
          plain
          icon={<CoinsIcon fontSize={30} />}
          title={t('record.noStatement')}
          text={t('record.noStatementText')}
        />
      }
      paging={paging}
    />
  );
}
