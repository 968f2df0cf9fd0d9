import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportChat } from '@/features/support/SupportChat';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportChat,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['supportChat'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { supportChat: { message: 'try_again' } } } },
};
