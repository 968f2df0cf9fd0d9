import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AfterLoginModal } from '@/features/member-area/AfterLoginModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: AfterLoginModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-05'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof AfterLoginModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['brand-matrix', 'phone'] };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
