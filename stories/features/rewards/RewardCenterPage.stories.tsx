import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RewardCenterPage } from '@/features/rewards/RewardCenterPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: RewardCenterPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-09', 'INFO-05'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['rewards'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { rewards: { message: 'try_again' } } } },
};
