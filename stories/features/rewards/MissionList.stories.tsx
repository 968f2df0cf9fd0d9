import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MissionList } from '@/features/rewards/MissionList';
import * as centre from '@/testing/scenario/rewardFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: MissionList,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-11'] },
  args: { missions: centre.missions.missions },
} satisfies Meta<typeof MissionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { tags: ['phone'] };
