import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActivateModal } from '@/features/registration/ActivateModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ActivateModal,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { scenario: { arrival: { activate: 'story' } }, requirements: ['AGENT-12'] },
} satisfies Meta<typeof ActivateModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Expired: Story = {
  parameters: {
    scenario: {
      arrival: { activate: 'story' },
      refusals: { activation: { message: 'activation_expired' } },
    },
  },
};
