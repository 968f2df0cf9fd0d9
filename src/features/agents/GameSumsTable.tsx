import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useCountText } from '@/data/session/useCountText';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChartBarIcon } from '@/ui/media/icons';
import { Amount } from '@/ui/typography/Amount';
import { useGameTypeName } from '@/shared/useGameTypeName';
import { toneOf } from '@/domain/toneOf';

type Row = Value<'teamOverview'>['games'][number];

/** What the line played by category; undefined until it has loaded. */
export function GameSumsTable({ games }: { games: readonly Row[] | undefined }) {
  const { t } = useTranslation('agents');
  const money = useMoneyText();
  const count = useCountText();
  const nameOf = useGameTypeName();
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'game',
      label: t('overview.game'),
      render: ({ gameType }) => nameOf(gameType),
    },
    { id: 'bets', label: t('overview.rounds'), figures: true, render: ({ bets }) => count(bets) },
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
      caption={t('overview.byGame')}
      columns={columns}
      rows={games ?? []}
      keyOf={({ gameType }) => gameType}
      loading={games === undefined}
      nothing={<EmptyState plain icon={<ChartBarIcon fontSize={30} />} title={t('overview.noPlay')} />}
    />
  );
}
