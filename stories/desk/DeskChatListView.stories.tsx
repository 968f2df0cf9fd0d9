import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeskChatListView } from '@/desk/DeskChatListView';
import { storyTime } from '@/testing/samples';
import { deskChatIn } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskChatListView,
  ...atDesk,
  args: {
    chats: [deskChatIn.waiting, deskChatIn.outside, deskChatIn.long],
    open: deskChatIn.outside.id,
    now: storyTime,
    onOpen: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskChatListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['phone'] };
export const Others: Story = { args: { chats: [deskChatIn.others] } };
export const Closed: Story = { args: { chats: [deskChatIn.closed] } };
export const Nothing: Story = { args: { chats: [] } };
