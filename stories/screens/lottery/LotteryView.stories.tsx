import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LotteryScreen } from '@/screens/lottery/LotteryScreen';
import { LotteryView } from '@/screens/lottery/LotteryView';
import { lotteries } from '@/testing/scenario/lotteryFixtures';
import { everywhere } from '../../modes';
import { inScenario } from '../../inScenario';

const meta = {
  component: LotteryView,
  ...inScenario,
  parameters: {
    layout: 'fullscreen',
    path: '/vnLottery?gameCode=VNHN5M',
    requirements: ['NAV-17', 'LOTT-01'],
    scenario: { role: 'member' },
  },
  args: { balance: undefined, popular: null, main: null, aside: null, note: '', board: null },
  render: () => <LotteryScreen />,
} satisfies Meta<typeof LotteryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Betting: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: everywhere } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hà Nội 5 phút' })).toBeVisible();
    await expect(await canvas.findByText('+1.970.000 ₫')).toBeInTheDocument();
  },
};
export const Lobby: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { path: '/lottery', chromatic: { modes: everywhere } },
};
/** The page of Southeast Asia shows its own lotteries and no others. */
export const SoutheastAsia: Story = {
  tags: ['phone'],
  parameters: {
    path: '/seaLottery',
    scenario: {
      role: 'member',
      answers: {
        lotteryMenu: { list: lotteries.filter(({ lottoArea }) => lottoArea === 'SEA') },
        popularLotteries: { list: lotteries.filter(({ lottoArea }) => lottoArea === 'SEA') },
      },
    },
  },
};
export const TrialAccount: Story = { parameters: { scenario: { role: 'trial' } } };
export const Empty: Story = { parameters: { path: '/lottery', scenario: { role: 'member', data: 'empty' } } };
export const Long: Story = { tags: ['phone'], parameters: { scenario: { role: 'member', data: 'long' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
