import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { deskLists } from '#contract/desk';
import { DeskChatsView } from '@/desk/DeskChatsView';
import { atDesk } from './atDesk';

const meta = {
  component: DeskChatsView,
  ...atDesk,
  args: {
    lists: deskLists,
    list: 'waiting',
    chats: 'Danh sách',
    children: 'Cuộc trò chuyện',
    onList: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskChatsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = { tags: ['phone'] };
export const Agent: Story = { args: { lists: ['waiting', 'mine', 'closed'] } };
export const NothingOpen: Story = { args: { children: null } };
