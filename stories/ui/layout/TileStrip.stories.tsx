import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteryTile } from '@/ui/gaming/LotteryTile';
import { TileStrip } from '@/ui/layout/TileStrip';
import { useStrip } from '@/ui/hooks/useStrip';
import { pictures } from '@/testing/samples';

const meta = {
  component: TileStrip,
  args: {
    frame: () => undefined,
    items: Array.from({ length: 8 }, (_, place) => ({
      id: String(place),
      content: (
        <LotteryTile
          name={`Hà Nội ${place + 1} phút`}
          draw="Kỳ 249"
          href="/"
          picture={pictures.coin}
          time="02:38"
          selected={place === 1}
        />
      ),
    })),
  },
  render: function Render(args) {
    const { frame } = useStrip();
    return <TileStrip {...args} frame={frame} />;
  },
} satisfies Meta<typeof TileStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = { tags: ['phone'] };
export const Two: Story = { args: { items: meta.args.items.slice(0, 2) } };
