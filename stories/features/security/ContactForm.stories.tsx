import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContactForm } from '@/features/security/ContactForm';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: ContactForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { channel: 'email', onDone: () => undefined },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
