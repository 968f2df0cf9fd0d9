import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeskRooms } from '@/desk/DeskRooms';
import { atDesk } from './atDesk';

const meta = {
  component: DeskRooms,
  ...atDesk,
  parameters: { requirements: ['GAME-11', 'INFO-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = {};
export const Waiting: Story = { parameters: { desk: { waits: ['rooms'] } } };
export const Failed: Story = { parameters: { desk: { refusals: { rooms: 'try_again' } } } };
