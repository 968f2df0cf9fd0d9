import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { LotteryDesk } from '@/screens/lottery/LotteryDesk';
import { storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';

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

const refused = (message: string, value?: object) =>
  ({ role: 'member', refusals: { lotteryLaunch: { message, value } } }) as const;
const tomorrow = { until: new Date(storyTime() + 24 * 3_600_000).toISOString() };

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hà Nội 5 phút' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['lotteryLaunch'] } } };
export const Unknown: Story = { parameters: { scenario: refused('not_found') } };
export const OnBreak: Story = {
  tags: ['phone'],
  parameters: { scenario: refused('on_break', tomorrow), requirements: ['LOTT-01', 'MEM-12'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/mở lại lúc/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  },
};
export const OnBreakOfUnknownEnd: Story = { parameters: { scenario: refused('on_break') } };
export const Maintenance: Story = { parameters: { scenario: refused('game_maintenance') } };
export const Failed: Story = { parameters: { scenario: refused('try_again') } };
export const TrialAccount: Story = { args: { isTrial: true } };
