import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecurityModal } from '@/features/security/SecurityModal';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: SecurityModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { onClose: () => undefined },
} satisfies Meta<typeof SecurityModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Protected: Story = {
  parameters: {
    scenario: { role: 'member', answers: { twoFactor: { enabled: true, recoveryCodesLeft: 8 } } },
  },
};
export const NothingKnownYet: Story = {
  parameters: { scenario: { role: 'member', waits: ['twoFactor', 'devices'] } },
};
