import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RebatePage } from '@/features/rewards/RebatePage';
import { inScenario } from '../../inScenario';

const meta = {
  component: RebatePage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['rebate'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { rebate: { message: 'try_again' } } } },
};
