import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Desk } from '@/desk/Desk';
import { deskStaff } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: Desk,
  ...atDesk,
  parameters: { layout: 'fullscreen', requirements: ['INFO-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = { tags: ['brand-matrix', 'phone'] };
export const Lead: Story = { parameters: { desk: { answers: { me: deskStaff.lead } } } };
export const LoggedOut: Story = { parameters: { desk: { refusals: { me: 'not_logged_in' } } } };
export const Waiting: Story = { parameters: { desk: { waits: ['me'] } } };
export const Failed: Story = { parameters: { desk: { refusals: { me: 'try_again' } } } };
