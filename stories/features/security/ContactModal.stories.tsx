import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContactModal } from '@/features/security/ContactModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContactModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { item: 'mobile', onClose: () => undefined },
} satisfies Meta<typeof ContactModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
export const Email: Story = { args: { item: 'email' } };
