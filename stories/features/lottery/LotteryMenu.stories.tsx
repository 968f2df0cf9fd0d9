import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteryMenu } from '@/features/lottery/LotteryMenu';
import { inScenario } from '../../inScenario';

const meta = {
  component: LotteryMenu,
  ...inScenario,
  args: { area: 'VN' },
  parameters: { scenario: { role: 'member' } },
} satisfies Meta<typeof LotteryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Loading: Story = { parameters: { scenario: { role: 'member', data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
