import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ResetPasswordModal } from '@/features/password/ResetPasswordModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ResetPasswordModal,
  ...inScenario,
  parameters: { scenario: { arrival: { reset: 'story' } }, requirements: ['PWD-05'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof ResetPasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheLink: Story = { tags: ['brand-matrix', 'phone'] };
