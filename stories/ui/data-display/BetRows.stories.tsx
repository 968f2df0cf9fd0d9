import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { BetRows, type BetRow } from '@/ui/data-display/BetRows';
import { Button } from '@/ui/actions/Button';
import { stressTexts } from '@/testing/samples';

const row = (over: Partial<BetRow> & Pick<BetRow, 'id'>): BetRow => ({
  title: 'Việt Nam thắng, tỷ lệ 1,42',
  text: 'Việt Nam – Thái Lan',
  amount: '500.000 ₫',
  result: 'lost',
  resultLabel: 'Thua',
  ...over,
});

const meta = {
  component: BetRows,
  tags: ['brand-matrix', 'phone'],
  args: {
    rows: [
      row({
        id: '1',
        result: 'open',
        resultLabel: 'Chờ kết quả',
        action: (
          <Button size="small" variant="text" onClick={fn()}>
            Hủy vé
          </Button>
        ),
      }),
      row({ id: '2', result: 'won', resultLabel: 'Thắng', amount: '+1.150.000 ₫' }),
      row({ id: '3' }),
    ],
  },
} satisfies Meta<typeof BetRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachEnd: Story = {};
export const LongTexts: Story = {
  args: {
    rows: [row({ id: '1', title: stressTexts.bank, text: stressTexts.team, amount: stressTexts.amount })],
  },
};
