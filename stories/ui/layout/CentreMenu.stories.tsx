import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { CentreMenu } from '@/ui/layout/CentreMenu';
import { EnvelopeSimpleIcon, ShieldCheckIcon } from '@/ui/media/icons';

const security = {
  id: 'security',
  label: 'Bảo mật',
  href: '?page=security',
  icon: <ShieldCheckIcon fontSize={18} />,
};
const messages = {
  id: 'messages',
  label: 'Tin nhắn',
  href: '?page=messages',
  icon: <EnvelopeSimpleIcon fontSize={18} />,
};

const meta = {
  component: CentreMenu,
  args: {
    label: 'Danh mục tài khoản',
    groups: [{ id: 'account', label: 'Tài khoản', items: [{ ...security, current: true }, messages] }],
  },
} satisfies Meta<typeof CentreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneGroup: Story = { tags: ['brand-matrix', 'phone'] };
export const SomethingWaits: Story = {
  args: {
    groups: [
      {
        id: 'account',
        label: 'Tài khoản',
        items: [security, { ...messages, badge: { count: 120, label: '120 tin chưa đọc' } }],
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'account',
        label: stressTexts.longLabel,
        items: [{ ...security, label: stressTexts.longLabel, badge: { count: 7, label: '7' } }],
      },
    ],
  },
};
