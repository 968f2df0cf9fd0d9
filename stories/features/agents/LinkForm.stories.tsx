import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkForm } from '@/features/agents/LinkForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: LinkForm,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: {
    own: { RNG: 120, LIVE: 80 },
    send: () => Promise.resolve({ ok: false, failure: { kind: 'network' } }),
    onDone: () => undefined,
  },
} satisfies Meta<typeof LinkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
