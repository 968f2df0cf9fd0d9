import { ThemeProvider, type Theme } from '@mui/material/styles';
import Slider from '@mui/material/Slider';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import '#theme/stock/registerStock';
import { Button } from '@/ui/actions/Button';
import { GameCard } from '@/ui/gaming/GameCard';
import { games } from '@/testing/samples';

const meta = { title: 'guide/Theming examples' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withOwnLook = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MarqueeGameCard: { styleOverrides: { name: { textTransform: 'uppercase' } } },
    MarqueeButton: {
      defaultProps: { size: 'large' },
      variants: [{ props: { tone: 'accent' }, style: { borderRadius: 0 } }],
    },
  },
});

/** A theme that styles one slot of a card, sets a default for every button, and styles one variant of it. */
export const OwnParts: Story = {
  render: () => (
    <ThemeProvider theme={withOwnLook}>
      <div style={{ width: 180 }}>
        {games.slice(0, 1).map((game) => (
          <GameCard
            {...game}
            key={game.gameId}
            favourite={false}
            labels={{ play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Thêm yêu thích' }}
            onPlay={() => undefined}
            onFavourite={() => undefined}
          />
        ))}
      </div>
      <Button tone="accent">Nạp tiền</Button>
    </ThemeProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = canvasElement.querySelector('.MarqueeGameCard-name');
    await expect(name).toHaveStyle({ textTransform: 'uppercase' });
    const button = canvas.getByRole('button', { name: 'Nạp tiền' });
    await expect(button).toHaveStyle({ borderTopLeftRadius: '0px' });
  },
};

/** A stock MUI component, as it comes from the package; it takes the brand selected in the toolbar. */
export const StockPart: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Slider aria-label="Mức cược" defaultValue={40} />
    </div>
  ),
};
