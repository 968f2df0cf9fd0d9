import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { DeskMemberFacts } from '@/desk/DeskMemberFacts';
import { deskChatIn } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskMemberFacts,
  ...atDesk,
  args: { chatId: deskChatIn.mine.id },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskMemberFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Asked for when they are wanted. */
export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nạp, rút và hạn mức' }));
    await expect(await canvas.findByText(/D261120ABCD/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { desk: { refusals: { member: 'forbidden' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nạp, rút và hạn mức' }));
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};
