import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ScoreStrip } from '@/features/matches/ScoreStrip';
import { inScenario } from '../../inScenario';

const meta = {
  component: ScoreStrip,
  ...inScenario,
  parameters: { requirements: ['STAGE-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix'] };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const LongText: Story = { parameters: { scenario: { data: 'long' } } };
