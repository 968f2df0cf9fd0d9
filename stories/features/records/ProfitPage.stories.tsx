import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProfitPage } from '@/features/records/ProfitPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: ProfitPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['profitRecord'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { profitRecord: { message: 'try_again' } } } },
};
