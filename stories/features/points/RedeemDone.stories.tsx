import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RedeemDone } from '@/features/points/RedeemDone';
import { inScenario } from '../../inScenario';

const meta = {
  component: RedeemDone,
  ...inScenario,
  args: { done: { no: 'P261120KM4T8QZA', amount: null, points: 6_180 }, onClose: () => undefined },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof RedeemDone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = { tags: ['brand-matrix'] };
export const Money: Story = {
  args: { done: { no: 'P261120KM4T8QZA', amount: { amount: '500000', currency: 'VND' }, points: 19_680 } },
};
export const Rounds: Story = {
  args: { done: { no: 'P261120KM4T8QZA', amount: null, rounds: 40, points: 19_680 } },
};
