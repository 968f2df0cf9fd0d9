import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AgentLogin } from '@/features/login/AgentLogin';
import { AgentHomeView } from '@/screens/agent-home/AgentHomeView';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { inScenario } from '../../inScenario';

const meta = {
  component: AgentHomeView,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['LOGIN-17'] },
} satisfies Meta<typeof AgentHomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { children: <TextSkeleton lines={6} /> } };
export const Guest: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    title: 'Đăng nhập đại lý',
    lead: 'Chỉ dành cho tài khoản đại lý. Người chơi đăng nhập ở trang chủ.',
    children: <AgentLogin />,
  },
};
export const Agent: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'agent' } },
  args: {
    title: 'Trang đại lý',
    lead: 'Xin chào, Nguyễn Thị Ngọc Huyền',
    facts: [
      { name: 'Tài khoản', value: 'nguyenthuyduong1' },
      { name: 'Lần đăng nhập trước', value: '21:04 19/11/2026' },
    ],
    action: { label: 'Bảo mật và thiết bị', href: '?centre=member&page=securityCenter' },
  },
};
