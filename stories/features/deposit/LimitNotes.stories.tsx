import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LimitNotes } from '@/features/deposit/LimitNotes';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LimitNotes,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { limits: given.someLimits },
} satisfies Meta<typeof LimitNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLeft: Story = {};
export const UsedUp: Story = { args: { limits: given.usedUp } };
