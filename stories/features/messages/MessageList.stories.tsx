import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MessageList } from '@/features/messages/MessageList';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: MessageList,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-11'] },
  args: { messages: centre.messages.list, open: undefined, onOpen: () => undefined },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = { tags: ['phone'] };
export const OneOpen: Story = { args: { open: 'm1' } };
