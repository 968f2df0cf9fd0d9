import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LotteryRefused } from '@/screens/lottery/LotteryRefused';
import { inScenario } from '../../inScenario';

const meta = {
  component: LotteryRefused,
  ...inScenario,
  args: { failure: { kind: 'refused', code: 'try_again' }, busy: false, onRetry: fn() },
  parameters: { path: '/vnLottery', scenario: { role: 'member' }, requirements: ['LOTT-01', 'ERR-04'] },
} satisfies Meta<typeof LotteryRefused>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  tags: ['phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NotThere: Story = { args: { failure: { kind: 'refused', code: 'not_found' } } };
export const OnBreak: Story = { args: { failure: { kind: 'refused', code: 'on_break' } } };
