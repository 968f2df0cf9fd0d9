import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RoundDetail } from '@/features/records/RoundDetail';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RoundDetail,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08', 'GAME-12'] },
  args: { id: 'story' },
} satisfies Meta<typeof RoundDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proven: Story = { tags: ['phone'] };
export const WithoutProof: Story = {
  parameters: {
    scenario: { role: 'member', answers: { betRound: { ...centre.betRound, proof: null, proofPage: null } } },
  },
};
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['betRound'] } } };
