import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeskConversation } from '@/desk/DeskConversation';
import { deskChatIn, deskStaff } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskConversation,
  ...atDesk,
  args: {
    id: deskChatIn.mine.id,
    me: deskStaff.lan,
    typing: new Set([deskChatIn.mine.member.id]),
    typeTo: fn(),
    onChanged: fn(),
    onTaken: fn(),
    onBack: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskConversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {};
export const Waiting: Story = { parameters: { desk: { waits: ['chat'] } } };
export const Failed: Story = { parameters: { desk: { refusals: { chat: 'try_again' } } } };
