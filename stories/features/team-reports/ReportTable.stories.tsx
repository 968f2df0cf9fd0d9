import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useTranslation } from 'react-i18next';
import { ReportTable } from '@/features/team-reports/ReportTable';
import type { ReportColumn } from '@/features/team-reports/reportColumn';
import { inScenario } from '../../inScenario';

interface Row {
  readonly account: string;
  readonly bets: number;
}

function Table(props: { list: readonly Row[] | undefined }) {
  const { t } = useTranslation('agents');
  const columns: readonly ReportColumn<Row>[] = [
    {
      ...{ id: 'account', label: t('downlines.account') },
      render: ({ account }) => account,
      file: ({ account }) => account,
    },
    {
      ...{ id: 'bets', label: t('overview.rounds'), figures: true },
      render: ({ bets }) => bets,
      file: String,
      total: 60,
    },
  ];
  return (
    <ReportTable
      caption={t('page.personalHistoryCopy')}
      columns={columns}
      record={props.list && { list: props.list, totalPages: 3 }}
      keyOf={({ account }) => account}
    />
  );
}

const meta = {
  component: Table,
  ...inScenario,
  parameters: { scenario: { role: 'agent' } },
  args: {
    list: [
      { account: 'hoanglong_sg', bets: 41 },
      { account: 'baotran.hn', bets: 19 },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { tags: ['phone'] };
export const Nothing: Story = { args: { list: [] } };
export const Waiting: Story = { args: { list: undefined } };
