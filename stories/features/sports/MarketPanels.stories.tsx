import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { BoardMatch } from '#contract/wireTypes';
import { MarketPanels } from '@/features/sports/MarketPanels';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { matchAt } from '@/testing/scenario/sportsFixtures';

interface PanelsProps {
  match: BoardMatch;
  paused: boolean;
  onChoose: () => void;
}

function Panels(props: PanelsProps) {
  return <MarketPanels {...props} chosen={[]} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Panels,
  ...inScenario,
  args: { match: matchAt(0), paused: false, onChoose: fn() },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Panels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const TwoWays: Story = { args: { match: matchAt(3) } };
export const Suspended: Story = { tags: ['phone'], args: { match: matchAt(2) } };
export const Paused: Story = { args: { paused: true } };
