import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotEnabledModal } from '@/features/login/NotEnabledModal';
import { hard } from '../../samples';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: NotEnabledModal,
  ...inScenario,
  args: { title: 'Đăng ký', onClose: () => undefined },
} satisfies Meta<typeof NotEnabledModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSupport: Story = { tags: ['phone'] };
export const LongTitle: Story = { tags: ['phone'], args: { title: hard.longLabel } };
