import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteryLobby } from '@/screens/lottery/LotteryLobby';
import { inScenario } from '../../inScenario';

const meta = {
  component: LotteryLobby,
  ...inScenario,
  args: { area: 'VN', isTrial: false },
  parameters: { path: '/vnLottery', scenario: { role: 'member' }, requirements: ['LOTT-01', 'NAV-17'] },
} satisfies Meta<typeof LotteryLobby>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['phone'] };
export const Trial: Story = { args: { isTrial: true }, parameters: { scenario: { role: 'trial' } } };
export const Refused: Story = {
  parameters: { scenario: { role: 'member', refusals: { lotteryLaunch: { message: 'on_break' } } } },
};
