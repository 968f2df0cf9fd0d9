import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TrialPanel } from '@/features/contracts/TrialPanel';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: TrialPanel,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: { trial: fixtures.preview.trial },
} satisfies Meta<typeof TrialPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWhatRuns: Story = { tags: ['phone'] };
export const NothingRuns: Story = { args: { trial: { ...fixtures.preview.trial, running: null } } };
