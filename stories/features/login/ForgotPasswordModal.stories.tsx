import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ForgotPasswordModal } from '@/features/login/ForgotPasswordModal';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: ForgotPasswordModal,
  ...inScenario,
  args: { onClose: () => undefined },
} satisfies Meta<typeof ForgotPasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnabled: Story = { tags: ['brand-matrix', 'phone'] };
export const English: Story = { parameters: { scenario: { language: 'EN' } } };
