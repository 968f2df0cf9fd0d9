import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { LotteryDesk } from '@/screens/lottery/LotteryDesk';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: LotteryDesk,
  ...inScenario,
  args: {
    ...{ area: 'VN', gameCode: 'VNHN5M', prizeMode: 'ZY', playType: undefined, isTrial: false },
    onBoard: fn(),
  },
  parameters: { scenario: { role: 'member' }, requirements: ['LOTT-01'] },
} satisfies Meta<typeof LotteryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (message: string) => ({ role: 'member', refusals: { lotteryLaunch: { message } } }) as const;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hà Nội 5 phút' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['lotteryLaunch'] } } };
export const Unknown: Story = { parameters: { scenario: refused('not_found') } };
export const OnBreak: Story = { parameters: { scenario: refused('on_break') } };
export const Maintenance: Story = { parameters: { scenario: refused('game_maintenance') } };
export const Failed: Story = { parameters: { scenario: refused('try_again') } };
export const TrialAccount: Story = { args: { isTrial: true } };
