import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TwoFactorModal } from '@/features/security/TwoFactorModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: TwoFactorModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-13'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof TwoFactorModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
