import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ForgotPasswordModal } from '@/features/password/ForgotPasswordModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ForgotPasswordModal,
  ...inScenario,
  args: { onClose: () => undefined },
} satisfies Meta<typeof ForgotPasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByEmail: Story = { tags: ['phone'], parameters: { requirements: ['PWD-02', 'PWD-04'] } };
export const ByPhone: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { modules: ['CHNGPASSVERIF3'] }, requirements: ['PWD-03', 'PWD-04'] },
};
export const English: Story = {
  parameters: { scenario: { language: 'EN', modules: ['CHNGPASSVERIF3'] } },
};
