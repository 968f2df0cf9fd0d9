import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PointsAmount } from '@/features/points/PointsAmount';
import { inScenario } from '../../inScenario';

const meta = {
  component: PointsAmount,
  ...inScenario,
  args: { points: 18_500 },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof PointsAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['brand-matrix'] };
export const One: Story = { args: { points: 1 } };
export const Muted: Story = { args: { muted: true } };
