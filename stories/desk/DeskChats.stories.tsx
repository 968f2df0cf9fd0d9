import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeskChats } from '@/desk/DeskChats';
import { deskStaff } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskChats,
  ...atDesk,
  args: { me: deskStaff.lan },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskChats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Minh Anh/ }));
    await canvas.findByRole('heading', { name: 'Minh Anh' });
  },
};
export const Lead: Story = { args: { me: deskStaff.lead } };
export const Nothing: Story = { parameters: { desk: { answers: { chats: { list: [] } } } } };
export const Waiting: Story = { parameters: { desk: { waits: ['chats'] } } };
export const Failed: Story = { parameters: { desk: { refusals: { chats: 'try_again' } } } };
