import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeskHours } from '@/desk/DeskHours';
import { deskStaff } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskHours,
  ...atDesk,
  args: { me: deskStaff.lead },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = {};
export const Waiting: Story = { parameters: { desk: { waits: ['hours'] } } };
export const Failed: Story = { parameters: { desk: { refusals: { hours: 'try_again' } } } };
