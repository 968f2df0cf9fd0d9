import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RoomGrid } from '@/ui/layout/RoomGrid';
import { DealerTile } from '@/features/live/DealerTile';

const tile = (id: string) => ({
  id,
  content: (
    <DealerTile
      name="Khánh Linh"
      picture={['/art/dealers/linh.svg']}
      table={`Baccarat Bàn ${id}`}
      languages="VI"
      languagesLabel="Ngôn ngữ:"
    />
  ),
});

const meta = {
  component: RoomGrid,
  args: { label: 'Bàn trực tiếp', items: ['1', '2', '3', '4', '5'].map(tile) },
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof RoomGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const One: Story = { args: { items: [tile('1')] } };
