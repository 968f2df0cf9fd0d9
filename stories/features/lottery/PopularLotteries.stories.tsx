import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { PopularLotteries } from '@/features/lottery/PopularLotteries';
import { inScenario } from '../../inScenario';

const meta = {
  component: PopularLotteries,
  ...inScenario,
  args: { current: undefined },
} satisfies Meta<typeof PopularLotteries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  parameters: { scenario: { role: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17 trò đang mở')).toBeVisible();
  },
};
export const Guest: Story = {};
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
