import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MemberAreaView } from '@/features/member-area/MemberAreaView';
import { Avatar } from '@/ui/data-display/Avatar';
import { UserIcon } from '@/ui/media/icons';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const nothing = () => undefined;
const balance = {
  amount: '2.400.000\u00A0₫',
  masked: false,
  loading: false,
  onRefresh: nothing,
  onToggle: nothing,
};

const meta = {
  component: MemberAreaView,
  ...inScenario,
  args: {
    account: 'minhanh92',
    mark: 'vip',
    vipLevel: 5,
    balance,
    picture: <Avatar />,
    menu: [
      { id: 'account', label: 'Tài khoản của tôi', href: '?centre=member', icon: <UserIcon fontSize={18} /> },
    ],
    hrefs: { logout: '?modal=logout', deposit: '?centre=member&page=depositv2' },
  },
} satisfies Meta<typeof MemberAreaView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const NoCashier: Story = { args: { hrefs: { logout: '?modal=logout' } } };
export const Agent: Story = { args: { mark: 'agent' } };
export const Trial: Story = { args: { mark: 'trial', balance: undefined, menu: [] } };
export const OnAGamePage: Story = { tags: ['phone'], args: { balance: undefined } };
export const BalanceHidden: Story = { args: { balance: { ...balance, masked: true } } };
export const BalanceBusy: Story = { args: { balance: { ...balance, loading: true } } };
export const Loading: Story = { args: { account: undefined, balance: { ...balance, amount: undefined } } };
export const LongTexts: Story = {
  tags: ['phone'],
  args: { account: stressTexts.name, balance: { ...balance, amount: stressTexts.amount } },
};
