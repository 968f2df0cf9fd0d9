import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BankAccountModal } from '@/features/security/BankAccountModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: BankAccountModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof BankAccountModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
