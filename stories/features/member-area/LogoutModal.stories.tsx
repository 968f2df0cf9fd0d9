import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogoutModal } from '@/features/member-area/LogoutModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: LogoutModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SYS-06'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof LogoutModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['brand-matrix', 'phone'] };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
