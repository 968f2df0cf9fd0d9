import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeskMemberFactsView } from '@/desk/DeskMemberFactsView';
import { deskAnswers } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskMemberFactsView,
  ...atDesk,
  args: { facts: deskAnswers.member, timeZone: 'Asia/Ho_Chi_Minh' },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskMemberFactsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = {
  args: { facts: { deposits: [], withdrawals: [], limits: [], timeLimits: [] } },
};
