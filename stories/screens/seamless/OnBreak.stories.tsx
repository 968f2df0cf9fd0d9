import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { OnBreak } from '@/screens/seamless/OnBreak';
import { storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: OnBreak,
  ...inScenario,
  args: { until: new Date(storyTime() + 15 * 60_000).toISOString(), onEnd: fn(), onLeave: fn() },
} satisfies Meta<typeof OnBreak>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FifteenMinutes: Story = { tags: ['brand-matrix', 'phone'] };
export const WithoutAnEnd: Story = { args: { until: null } };
