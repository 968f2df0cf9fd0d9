import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActivationLink } from '@/features/agents/ActivationLink';
import { inScenario } from '../../inScenario';

const meta = {
  component: ActivationLink,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
  args: {
    address: 'https://aurora.example/register#activate=Qm9pcyBkZSByb3NlIDIwMjYtMTEtMjA',
    expiresAt: '2026-11-27T05:00:00.000Z',
  },
} satisfies Meta<typeof ActivationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = { tags: ['phone'] };
