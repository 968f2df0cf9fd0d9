import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContractFacts } from '@/features/contracts/ContractFacts';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContractFacts,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: { contract: fixtures.ownDaily, versions: [fixtures.versions.daily, fixtures.versions.rejected] },
} satisfies Meta<typeof ContractFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Runs: Story = { tags: ['phone'] };
export const OfferedToADownline: Story = {
  args: { contract: fixtures.givenOffer, versions: [fixtures.versions.dailyOffer] },
};
export const EndRequested: Story = {
  args: {
    contract: {
      ...fixtures.ownDaily,
      endRequest: { by: 'downline', at: '2026-11-20T05:00:00.000Z' },
    },
  },
};
export const NothingRuns: Story = {
  args: { contract: { ...fixtures.ownDaily, running: null }, versions: [fixtures.versions.rejected] },
};
