import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useCountText } from '@/data/session/useCountText';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { Link } from '@/ui/actions/Link';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { UsersIcon } from '@/ui/media/icons';
import { Amount } from '@/ui/typography/Amount';
import { toneOf } from '@/domain/toneOf';

type Row = Value<'teamOverview'>['top'][number];

/** Direct downlines with the highest valid bets, each with everybody below it; undefined until they have loaded. */
export function TopDownlines({ top }: { top: readonly Row[] | undefined }) {
  const { t } = useTranslation('agents');
  const money = useMoneyText();
  const count = useCountText();
  const address = useAgentAddress();
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'account',
      label: t('downlines.account'),
      render: ({ member: { id, account } }) => (
        <Link href={address('downlineManagmentView', { member: id })}>{account}</Link>
      ),
    },
    { id: 'members', label: t('downlines.below'), figures: true, render: ({ members }) => count(members) },
    {
      id: 'validBet',
      label: t('overview.validBet'),
      figures: true,
      render: ({ validBet }) => money(validBet),
    },
    {
      id: 'net',
      label: t('overview.net'),
      figures: true,
      render: ({ net }) => <Amount tone={toneOf(net)}>{money(net, true)}</Amount>,
    },
  ];
  return (
    <ContractTable
      caption={t('overview.top')}
      columns={columns}
      rows={top ?? []}
      keyOf={({ member }) => member.id}
      loading={top === undefined}
      nothing={<EmptyState plain icon={<UsersIcon fontSize={30} />} title={t('overview.noPlay')} />}
    />
  );
}
