import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
      },
    ],
  },
} satisfies Meta<typeof RecentOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { orders: [] } };
