import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sessionKeys } from '@/config/storageKeys';
import { ChangePasswordModal } from '@/features/password/ChangePasswordModal';
import { withoutPassword } from '@/testing/scenario/memberFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ChangePasswordModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PWD-01', 'LOGIN-06'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof ChangePasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wished: Story = { tags: ['brand-matrix', 'phone'] };
/** Required by the gateway: it has no close button. */
export const Required: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member', stored: { [sessionKeys.mustChangePassword]: '1' } } },
};
export const TheFirstOne: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member', answers: { memberProfile: withoutPassword } } },
};
export const LoggedInLongAgo: Story = {
  tags: ['phone'],
  parameters: {
    scenario: {
      role: 'member',
      answers: { memberProfile: { ...withoutPassword, loginPassword: 'unproven' } },
    },
  },
};
export const Loading: Story = {
  parameters: { scenario: { role: 'member', waits: ['memberProfile'] } },
};
