import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RecentDeposits } from '@/features/deposit/RecentDeposits';
import { inScenario } from '../../inScenario';

const meta = {
  component: RecentDeposits,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('Mã giao dịch')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['depositOrders'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { depositOrders: { message: 'try_again' } } } },
};
