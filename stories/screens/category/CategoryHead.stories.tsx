import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CategoryHead } from '@/screens/category/CategoryHead';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: CategoryHead,
  ...inScenario,
  args: { category: 'RNG', title: 'Slots', rebate: '1,2%', vendors: 24, total: 9842 },
} satisfies Meta<typeof CategoryHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRebate: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['NAV-11'] },
};
export const WithoutRebate: Story = { args: { category: 'PVP', title: 'Game bài', rebate: undefined } };
export const Counting: Story = { args: { total: undefined } };
export const LongTitle: Story = { tags: ['phone'], args: { category: 'ELOTT', title: 'Xổ số điện tử' } };
