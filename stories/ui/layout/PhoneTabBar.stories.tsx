import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameControllerIcon, GiftIcon, HouseIcon, UserIcon, WalletIcon } from '@/ui/media/icons';
import { PhoneTabBar } from '@/ui/layout/PhoneTabBar';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: PhoneTabBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 140 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Thanh dưới',
    items: [
      { id: 'home', label: 'Trang chủ', href: '/', icon: <HouseIcon fontSize={24} />, current: true },
      { id: 'games', label: 'Trò chơi', href: '/rng', icon: <GameControllerIcon fontSize={24} /> },
      {
        id: 'deposit',
        label: 'Nạp tiền',
        href: '/?centre=member&page=depositv2',
        icon: <WalletIcon fontSize={26} />,
        raised: true,
      },
      { id: 'promo', label: 'Khuyến mãi', href: '/promotions', icon: <GiftIcon fontSize={24} /> },
      { id: 'mine', label: 'Tài khoản', href: '/?centre=member', icon: <UserIcon fontSize={24} /> },
    ],
  },
} satisfies Meta<typeof PhoneTabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['brand-matrix', 'phone', 'picture'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  globals: { viewport: { value: 'phone' } },
};
