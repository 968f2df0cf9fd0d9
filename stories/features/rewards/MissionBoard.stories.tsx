import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MissionBoard } from '@/features/rewards/MissionBoard';
import * as centre from '@/testing/scenario/rewardFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: MissionBoard,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOTT-02'] },
  args: { board: centre.missionBoard },
} satisfies Meta<typeof MissionBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowTheBoard: Story = {};
export const Nobody: Story = { args: { board: { list: [], own: null } } };
