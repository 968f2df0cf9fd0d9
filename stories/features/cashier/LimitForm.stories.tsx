import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LimitForm } from '@/features/cashier/LimitForm';
import * as given from '../../scenario/cashierFixtures';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: LimitForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-12'] },
  args: {
    limit: given.saferPlay.limits[0] as (typeof given.saferPlay.limits)[number],
    set: () => Promise.resolve(undefined),
  },
} satisfies Meta<typeof LimitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Set: Story = {};
export const UsedUp: Story = { args: { limit: given.usedUp[1] as (typeof given.usedUp)[number] } };
