import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WithdrawPasswordModal } from '@/features/security/WithdrawPasswordModal';
import { withoutPassword } from '@/testing/scenario/memberFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: WithdrawPasswordModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof WithdrawPasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
export const NoLoginPasswordYet: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', answers: { memberProfile: withoutPassword } } },
};
