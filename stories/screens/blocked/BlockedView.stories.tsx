import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BlockedView } from '@/screens/blocked/BlockedView';
import { inScenario } from '../../inScenario';

const meta = {
  component: BlockedView,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['SYS-03'] },
  args: { support: { href: 'mailto:support@aurora.example', mail: 'support@aurora.example' } },
} satisfies Meta<typeof BlockedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAddress: Story = { tags: ['phone'], args: { ip: '203.0.113.24' } };
export const LongAddress: Story = {
  tags: ['phone'],
  args: { ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
};
export const WithoutAddress: Story = { args: { support: { href: 'https://help.example/' } } };
export const WithoutContact: Story = { args: { ip: '203.0.113.24', support: undefined } };
