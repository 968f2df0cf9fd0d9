import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { WithdrawalDetails } from '@/features/withdraw/WithdrawalDetails';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: WithdrawalDetails,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-06'] },
  args: { order: given.withdrawalOrder('received') },
} satisfies Meta<typeof WithdrawalDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = { tags: ['phone'] };
export const Rejected: Story = {
  tags: ['phone'],
  args: { order: given.withdrawalOrder('rejected') },
  play: async ({ canvas }) => {
    await canvas.findByText('Mã giao dịch');
    await expect(canvas.queryByText('Thực nhận')).toBeNull();
  },
};
