import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReferralView } from '@/features/rewards/ReferralView';
import * as centre from '@/testing/scenario/rewardFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ReferralView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-10'] },
  args: { referral: centre.referral },
} satisfies Meta<typeof ReferralView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Friends: Story = { tags: ['phone'] };
export const NoFriends: Story = { args: { referral: { ...centre.referral, friends: [] } } };
