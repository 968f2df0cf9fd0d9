import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { pointEntryTypes, type PointEntryType } from '#contract/points';
import { space } from '#theme/space';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { usePointEntries, type PointEntry } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { usePaging } from '@/shared/usePaging';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StarIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import { Amount } from '@/ui/typography/Amount';
import { PointsStatus } from './PointsStatus';

const slot = ownClasses('PointRecord', ['filter']);

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  [`& .${slot.filter}`]: { maxWidth: 240 },
});

/** The record of points with every field of spec §3, by type (POINT-02). */
export function PointRecord() {
  const { t } = useTranslation('points');
  const [type, setType] = useHistoryState<PointEntryType | undefined>('points type', undefined);
  const [page, setPage] = useHistoryState('points page', 1);
  const entries = usePointEntries({
    pageNo: String(page),
    pageSize: String(limits.recordsPerPage),
    ...(type && { type }),
  });
  return (
    <Root>
      <div className={slot.filter}>
        <ChoiceFilter
          name="type"
          label={t('type')}
          all={t('allTypes')}
          choices={pointEntryTypes}
          labelOf={(one) => t(`source.${one}`)}
          value={type}
          onChoose={(one) => {
            setType(one);
            setPage(1);
          }}
        />
      </div>
      <Loaded of={entries} skeleton={<Entries rows={undefined} pages={1} page={page} onPage={setPage} />}>
        {(value) => <Entries rows={value.list} pages={value.totalPages} page={page} onPage={setPage} />}
      </Loaded>
    </Root>
  );
}

interface EntriesProps {
  /** Undefined until they have loaded. */
  rows: readonly PointEntry[] | undefined;
  pages: number;
  page: number;
  onPage: (page: number) => void;
}

function Entries({ rows, pages, page, onPage }: EntriesProps) {
  const { t } = useTranslation('points');
  const { timeZone } = useSite().boot.brand;
  const count = useCountText();
  const money = useMoneyText();
  const paging = usePaging(page, pages, onPage);
  const signed = (points: number) => `${points > 0 ? '+' : '−'}${count(Math.abs(points))}`;
  const columns: readonly TableColumn<PointEntry>[] = [
    { id: 'no', label: t('no'), render: ({ no }) => <small>{no}</small> },
    { id: 'at', label: t('time'), render: ({ at }) => formatTime(at, 'sentence', timeZone) },
    { id: 'type', label: t('type'), render: (row) => t(`source.${row.type}`) },
    {
      id: 'name',
      label: t('reward'),
      render: ({ name, type, changed }) =>
        name ?? (type !== 'redeem' ? '–' : changed > 0 ? t('returned') : t('convert')),
    },
    { id: 'quantity', label: t('quantity'), figures: true, render: ({ quantity }) => count(quantity) },
    {
      id: 'need',
      label: t('need'),
      figures: true,
      render: ({ pointsRequirement }) => count(pointsRequirement),
    },
    {
      id: 'amount',
      label: t('amountNeed'),
      figures: true,
      render: ({ amountRequirement }) => (amountRequirement ? money(amountRequirement) : '–'),
    },
    { id: 'status', label: t('statusLabel'), render: ({ status }) => <PointsStatus status={status} /> },
    {
      id: 'changed',
      label: t('change'),
      figures: true,
      render: ({ changed }) => <Amount tone={changed > 0 ? 'gain' : 'loss'}>{signed(changed)}</Amount>,
    },
    { id: 'balance', label: t('after'), figures: true, render: ({ balance }) => count(balance) },
    { id: 'remark', label: t('remark'), render: ({ remark }) => (remark ? t(`reason.${remark}`) : '–') },
  ];
  return (
    <ContractTable
      caption={t('details')}
      columns={columns}
      rows={rows ?? []}
      keyOf={({ no }) => no}
      loading={rows === undefined}
      nothing={
        <EmptyState
          plain
          icon={<StarIcon fontSize={30} />}
          title={t('noEntries')}
          text={t('noEntriesText')}
        />
      }
      paging={paging}
    />
  );
}
