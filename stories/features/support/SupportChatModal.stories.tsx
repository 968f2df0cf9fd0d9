import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportChatModal } from '@/features/support/SupportChatModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportChatModal,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { requirements: ['INFO-03', 'MOD-10'] },
} satisfies Meta<typeof SupportChatModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['every-brand', 'phone'], parameters: { scenario: { role: 'member' } } };
export const Visitor: Story = { tags: ['phone'] };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
