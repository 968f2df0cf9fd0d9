import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MessagesPage } from '@/features/messages/MessagesPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: MessagesPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-11'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['messages'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { messages: { message: 'try_again' } } } },
};
