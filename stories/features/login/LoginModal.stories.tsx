import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginModal } from '@/features/login/LoginModal';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: LoginModal,
  ...inScenario,
  args: { onClose: () => undefined },
} satisfies Meta<typeof LoginModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const English: Story = { parameters: { scenario: { language: 'EN' } } };
