import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportChatWindow } from '@/features/support/SupportChatWindow';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportChatWindow,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { requirements: ['INFO-03', 'MOD-10'] },
} satisfies Meta<typeof SupportChatWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['every-brand', 'phone'], parameters: { scenario: { role: 'member' } } };
export const Visitor: Story = { tags: ['phone'] };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
