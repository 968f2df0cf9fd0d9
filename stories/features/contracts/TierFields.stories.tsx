import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TierFields } from '@/features/contracts/TierFields';
import { inScenario } from '../../inScenario';

const meta = {
  component: TierFields,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: {
    kind: 'dividend',
    place: 0,
    text: (name) => ({ name, value: '', onChange: () => undefined, error: undefined }),
  },
} satisfies Meta<typeof TierFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dividend: Story = { tags: ['phone'] };
export const RealTime: Story = { args: { kind: 'realTime', place: 1, onRemove: () => undefined } };
