import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RegisterModal } from '@/features/login/RegisterModal';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: RegisterModal,
  ...inScenario,
  args: { onClose: () => undefined },
} satisfies Meta<typeof RegisterModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnabled: Story = { tags: ['brand-matrix', 'phone'] };
export const English: Story = { parameters: { scenario: { language: 'EN' } } };
