import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TrialResult } from '@/features/contracts/TrialResult';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: TrialResult,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: { trial: fixtures.trial },
} satisfies Meta<typeof TrialResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideOnesOwn: Story = { tags: ['phone'] };
