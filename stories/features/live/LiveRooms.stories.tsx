import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LiveRooms } from '@/features/live/LiveRooms';
import { inScenario } from '../../inScenario';

const meta = {
  component: LiveRooms,
  ...inScenario,
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  parameters: { scenario: { role: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 bàn')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Vào bàn Baccarat VIP' })).toBeNull();
  },
};
export const Guest: Story = {};
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Long: Story = { parameters: { scenario: { data: 'long' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
