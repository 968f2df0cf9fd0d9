import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RecentOrders } from '@/shared/RecentOrders';
import { inScenario } from '../inScenario';

const meta = {
  component: RecentOrders,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    title: 'Nạp gần đây',
    orders: [
      {
        id: '1',
        name: 'Chuyển khoản',
        amount: '2.000.000 ₫',
        time: '21:08 19/11',
        state: 'Đã vào ví',
        tone: 'success',
        details: 'D261119ABCD',
      },
    ],
  },
} satisfies Meta<typeof RecentOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Chuyển khoản/ }));
    await expect(canvas.getByText('D261119ABCD')).toBeVisible();
  },
};
export const None: Story = { args: { orders: [] } };
