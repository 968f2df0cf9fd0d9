import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SlipModes } from '@/features/sports/SlipModes';
import { useSlip, type Slip } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

function Part({ given }: { given: Partial<Slip> }) {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  return <SlipModes slip={{ ...slip, ...given }} />;
}

const meta = {
  component: Part,
  ...inScenario,
  args: { given: {} },
  parameters: { scenario: { role: 'member' }, requirements: ['STAGE-02'] },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};
export const Singles: Story = { args: { given: { count: 3 } } };
export const Parlay: Story = { tags: ['phone'], args: { given: { mode: 'parlay', count: 3 } } };
