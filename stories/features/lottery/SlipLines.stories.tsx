import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SlipLines } from '@/features/lottery/SlipLines';
import { numbersOf } from '@/domain/lotteryPicks';
import { inScenario } from '../../inScenario';

const meta = {
  component: SlipLines,
  ...inScenario,
  args: {
    lines: [
      { id: 1, playType: 'de', picks: ['07', '18', '36'], unitStake: 20_000n, times: 1 },
      { id: 2, playType: 'xien2', picks: ['01', '02', '03'], unitStake: 10_000n, times: 3 },
      { id: 3, playType: 'taixiu', picks: ['tai', 'chan'], unitStake: 50_000n, times: 1 },
    ],
    onRemove: fn(),
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof SlipLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('90.000 ₫')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ dòng Xiên 2: 01, 02, 03' }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};
export const AllNumbers: Story = {
  tags: ['phone'],
  args: { lines: [{ id: 1, playType: 'lo', picks: numbersOf(2), unitStake: 500_000n, times: 99 }] },
};
