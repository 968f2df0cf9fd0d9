import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RateFields } from '@/features/agents/RateFields';
import { inScenario } from '../../inScenario';

const meta = {
  component: RateFields,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: {
    own: { RNG: 120, LIVE: 80 },
    text: (name: string) => ({
      name,
      value: '0.8',
      onChange: () => undefined,
      onBlur: () => undefined,
      error: undefined,
    }),
  },
} satisfies Meta<typeof RateFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
