import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContactRows } from '@/features/security/ContactRows';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContactRows,
  ...inScenario,
  render: () => (
    <ul>
      <ContactRows />
    </ul>
  ),
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { tags: ['phone'] };
export const NothingKnownYet: Story = {
  parameters: { scenario: { role: 'member', waits: ['memberProfile'] } },
};
