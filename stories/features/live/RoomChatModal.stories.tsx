import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RoomChatModal } from '@/features/live/RoomChatModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: RoomChatModal,
  ...inScenario,
  args: { item: 'LIVE0001', onClose: fn() },
  parameters: { requirements: ['GAME-11'], scenario: { role: 'member' } },
} satisfies Meta<typeof RoomChatModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Empty: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Long: Story = { parameters: { scenario: { role: 'member', data: 'long' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
