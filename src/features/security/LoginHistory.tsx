import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useLoginHistory } from '@/data/resources/useLoginHistory';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { deviceName } from '@/domain/deviceName';
import { Loaded } from '@/forms/Loaded';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ClockIcon } from '@/ui/media/icons';

type Entry = Value<'loginHistory'>['list'][number];

/** Time, place and device of the member's log-ins (MEM-02). */
export function LoginHistory() {
  const { t } = useTranslation(['security', 'session']);
  const { timeZone } = useSite().boot.brand;
  const nameOf = (agent: string) => {
    const name = deviceName(agent);
    return name ? t('session:deviceName', name) : t('session:unknownDevice');
  };
  const columns: readonly TableColumn<Entry>[] = [
    { id: 'at', label: t('history.time'), render: ({ at }) => formatTime(at, 'sentence', timeZone) },
    { id: 'device', label: t('history.device'), render: ({ agent }) => nameOf(agent) },
    { id: 'ip', label: t('history.address'), render: ({ ip }) => ip },
  ];
  const table = (value?: Value<'loginHistory'>) => (
    <ContractTable
      caption={t('history.title')}
      columns={columns}
      rows={value?.list ?? []}
      keyOf={({ id }) => id}
      loading={value === undefined}
      nothing={<EmptyState plain icon={<ClockIcon fontSize={30} />} title={t('history.none')} />}
    />
  );
  return (
    <Loaded of={useLoginHistory()} skeleton={table()}>
      {table}
    </Loaded>
  );
}
