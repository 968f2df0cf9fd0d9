import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RoomChat } from '@/features/live/RoomChat';
import { inScenario } from '../../inScenario';

const meta = {
  component: RoomChat,
  ...inScenario,
  args: { roomId: 'LIVE0001' },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <div style={{ height: 520, maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['GAME-11'], scenario: { role: 'member' } },
} satisfies Meta<typeof RoomChat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheTable: Story = { tags: ['brand-matrix'] };
export const Empty: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
