import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ClaimedRewards } from '@/features/rewards/ClaimedRewards';
import * as centre from '@/testing/scenario/rewardFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ClaimedRewards,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-09'] },
  args: { rewards: centre.rewards.claimed },
} satisfies Meta<typeof ClaimedRewards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { tags: ['phone'] };
