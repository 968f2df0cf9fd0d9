import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LimitRefusal } from '@/shared/LimitRefusal';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: LimitRefusal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-01'] },
  args: { limit: given.rows.usedUp },
} satisfies Meta<typeof LimitRefusal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsedUp: Story = {};
export const TooMuchAtOnce: Story = { args: { limit: given.rows.used } };
export const OnTime: Story = { args: { limit: given.timeLimit('day', 120, 120) } };
