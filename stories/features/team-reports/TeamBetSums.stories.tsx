import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamBetSums } from '@/features/team-reports/TeamBetSums';
import { inScenario } from '../../inScenario';

const meta = {
  component: TeamBetSums,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
