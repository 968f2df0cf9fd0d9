import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VipPanel } from '@/features/rewards/VipPanel';
import * as centre from '@/testing/scenario/rewardFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: VipPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-05'] },
  args: { vip: centre.vip },
} satisfies Meta<typeof VipPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = { tags: ['brand-matrix', 'phone'] };
export const Highest: Story = { args: { vip: { ...centre.vip, level: 6 } } };
