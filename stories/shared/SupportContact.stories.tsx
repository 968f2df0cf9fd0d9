import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportContact } from '@/shared/SupportContact';
import { inScenario } from '../inScenario';

const meta = {
  component: SupportContact,
  ...inScenario,
  parameters: { requirements: ['SYS-02', 'SYS-03'] },
} satisfies Meta<typeof SupportContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mail: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { contact: { href: 'mailto:support@aurora.example', mail: 'support@aurora.example' } },
};
export const LongMail: Story = {
  tags: ['phone'],
  args: {
    contact: {
      href: 'mailto:customer-support.viet-nam@help.entertainment-aurora.example',
      mail: 'customer-support.viet-nam@help.entertainment-aurora.example',
    },
  },
};
export const Page: Story = { args: { contact: { href: 'https://help.example/' } } };
