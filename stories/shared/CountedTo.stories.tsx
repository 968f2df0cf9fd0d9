import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CountedTo } from '@/shared/CountedTo';
import { inScenario } from '../inScenario';

const meta = {
  component: CountedTo,
  ...inScenario,
  parameters: { scenario: { role: 'agent' } },
  args: { time: '2026-11-20T13:40:00.000Z' },
} satisfies Meta<typeof CountedTo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
