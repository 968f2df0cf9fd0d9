import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActivityList } from '@/features/rewards/ActivityList';
import { inScenario } from '../../inScenario';

const meta = {
  component: ActivityList,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-05'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['brand-matrix', 'phone'] };
export const NotYetKnown: Story = {
  parameters: { scenario: { role: 'member', waits: ['missionSummary', 'rebate'] } },
};
