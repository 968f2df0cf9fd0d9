import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DeskFrameView } from '@/desk/DeskFrameView';
import { deskStaff } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskFrameView,
  ...atDesk,
  args: {
    brand: 'Aurora88',
    me: deskStaff.lan,
    room: 'chats',
    children: 'Nội dung',
    onRoom: fn(),
    onLogOut: fn(),
  },
  parameters: { layout: 'fullscreen', requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskFrameView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = { tags: ['phone'] };
export const Lead: Story = { args: { me: deskStaff.lead, room: 'hours' } };
export const LongName: Story = {
  tags: ['phone'],
  args: { me: { ...deskStaff.lead, shownName: 'Nguyễn Hoàng Thuỳ Dương Anh' } },
};
