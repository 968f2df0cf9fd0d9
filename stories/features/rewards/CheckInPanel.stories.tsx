import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckInPanel } from '@/features/rewards/CheckInPanel';
import { checkIn } from '@/testing/scenario/rewardFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: CheckInPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-05'] },
  args: { checkIn },
} satisfies Meta<typeof CheckInPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = { tags: ['brand-matrix', 'phone'] };
export const Taken: Story = {
  args: {
    checkIn: {
      ...checkIn,
      days: checkIn.days.map((day) => (day.state === 'due' ? { ...day, state: 'claimed' } : day)),
    },
  },
};
