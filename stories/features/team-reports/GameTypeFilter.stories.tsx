import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { GameTypeFilter } from '@/features/team-reports/GameTypeFilter';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameTypeFilter,
  ...inScenario,
  parameters: { scenario: { role: 'agent' } },
  args: { value: undefined, onChoose: fn() },
} satisfies Meta<typeof GameTypeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCategory: Story = {};
export const OneCategory: Story = { args: { value: 'LIVE' } };
