import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inBrandsAndOnPhone } from '../../modes';
import { stressTexts } from '@/testing/samples';
import { Avatar } from '@/ui/data-display/Avatar';
import { Centre } from '@/ui/layout/Centre';
import type { CentreGroup } from '@/ui/layout/CentreMenu';
import { CentrePage } from '@/ui/layout/CentrePage';
import { EnvelopeSimpleIcon, GiftIcon, ReceiptIcon, ShieldCheckIcon, WalletIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';

const groups: CentreGroup[] = [
  {
    id: 'money',
    label: 'Giao dịch',
    items: [
      { id: 'withdraw', label: 'Rút tiền', href: '?page=withdraw', icon: <WalletIcon fontSize={18} /> },
    ],
  },
  {
    id: 'account',
    label: 'Tài khoản',
    items: [
      {
        id: 'security',
        label: 'Bảo mật',
        href: '?page=security',
        icon: <ShieldCheckIcon fontSize={18} />,
        current: true,
      },
      {
        id: 'messages',
        label: 'Tin nhắn',
        href: '?page=messages',
        icon: <EnvelopeSimpleIcon fontSize={18} />,
        badge: { count: 3, label: '3 tin chưa đọc' },
      },
    ],
  },
];

const meta = {
  component: Centre,
  args: {
    name: 'Tài khoản của tôi',
    title: 'Bảo mật',
    groups,
    person: <Avatar />,
    labels: { menu: 'Danh mục tài khoản', close: 'Đóng' },
    onClose: fn(),
    children: (
      <CentrePage lead="Lần đăng nhập trước: 21:04 ngày 19/11/2026">
        <Note tone="success" title="Tài khoản được bảo vệ bằng hai lớp">
          Mật khẩu và mã của ứng dụng xác thực.
        </Note>
      </CentrePage>
    ),
  },
} satisfies Meta<typeof Centre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const LongTexts: Story = {
  tags: ['phone'],
  args: {
    title: stressTexts.longLabel,
    groups: groups.map((group) => ({
      ...group,
      label: `${group.label}: ${stressTexts.longLabel}`,
      items: [
        ...group.items.map((item) => ({ ...item, label: stressTexts.longLabel })),
        {
          id: 'gifts',
          label: stressTexts.longLabel,
          href: '?',
          icon: <GiftIcon fontSize={18} />,
          badge: { count: 128, label: '128' },
        },
        { id: 'records', label: stressTexts.longLabel, href: '?', icon: <ReceiptIcon fontSize={18} /> },
      ],
    })),
    children: Array.from({ length: 30 }, (_, key) => <p key={key}>{stressTexts.marks}</p>),
  },
};
export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Tài khoản của tôi' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
