import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LimitsRequired } from '@/shared/LimitsRequired';
import { inScenario } from '../inScenario';

const meta = {
  component: LimitsRequired,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-01'] },
  args: { failure: { kind: 'refused', code: 'limit_required', status: 409 } },
} satisfies Meta<typeof LimitsRequired>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstStake: Story = {};
