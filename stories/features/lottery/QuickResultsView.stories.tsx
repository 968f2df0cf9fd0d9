import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuickResultsView } from '@/features/lottery/QuickResultsView';
import { openedDraws } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: QuickResultsView,
  ...inScenario,
  args: { draws: openedDraws('SEAQ1M').list },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof QuickResultsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Loading: Story = { args: { draws: undefined } };
export const None: Story = { args: { draws: [] } };
