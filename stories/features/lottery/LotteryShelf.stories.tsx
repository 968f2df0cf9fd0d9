import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LotteryShelf } from '@/features/lottery/LotteryShelf';
import { inScenario } from '../../inScenario';

const meta = {
  component: LotteryShelf,
  ...inScenario,
  args: { isElectronic: false },
  parameters: { requirements: ['LOTT-01', 'NAV-17'] },
} satisfies Meta<typeof LotteryShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lotteries: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Xổ số phổ biến' })).toBeVisible();
  },
};
export const Electronic: Story = { args: { isElectronic: true } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const NothingDrawn: Story = { parameters: { scenario: { data: 'empty' } } };
