import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { insertStyles } from '@/testing/testStyles';
import { GameCard, type GameCardProps } from './GameCard';

insertStyles();

const card: GameCardProps = {
  gameId: 'g1',
  name: 'Rồng vàng',
  vendor: 'Lotus Play',
  cover: [],
  favourite: true,
  labels: { play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Thêm yêu thích' },
};

const shown = (components: ThemeOptions['components'], given: Partial<GameCardProps> = {}) =>
  render(
    <ThemeProvider theme={createTheme({ spacing: 4, components })}>
      <GameCard {...card} {...given} />
    </ThemeProvider>,
  );

test('LIB-02 variants of a theme may choose by a function and read the theme, as with parts of MUI', () => {
  shown(
    {
      MarqueeGameCard: {
        variants: [
          {
            props: ({ state, favourite }) => state === 'locked' && favourite === true,
            style: { opacity: 0.5 },
          },
          { props: { favourite: true }, style: ({ theme }) => ({ padding: theme.spacing(2) }) },
        ],
      },
    },
    { state: 'locked' },
  );
  expect(screen.getByRole('article')).toHaveStyle({ opacity: '0.5', padding: '8px' });
});

test('LIB-02 the style of a slot may hold variants or be a list, as with parts of MUI', () => {
  const components: ThemeOptions['components'] = {
    MarqueeGameCard: {
      styleOverrides: {
        root: { variants: [{ props: { state: 'open' }, style: { opacity: 0.25 } }] },
        name: {
          letterSpacing: 1,
          variants: [{ props: { favourite: true }, style: { letterSpacing: 5 } }],
        },
        vendor: [{ letterSpacing: 2 }, ({ ownerState }) => ownerState.favourite && { wordSpacing: 7 }],
      },
    },
  };
  const { rerender } = shown(components);
  expect(screen.getByRole('article')).toHaveStyle({ opacity: '0.25' });
  expect(screen.getByText(card.name)).toHaveStyle({ letterSpacing: '5px' });
  expect(screen.getByText(card.vendor)).toHaveStyle({ letterSpacing: '2px', wordSpacing: '7px' });
  rerender(
    <ThemeProvider theme={createTheme({ components })}>
      <GameCard {...card} favourite={false} />
    </ThemeProvider>,
  );
  expect(screen.getByText(card.name)).toHaveStyle({ letterSpacing: '1px' });
});

const wrongState = { props: { state: 'nothing' }, style: {} } as const;
// @ts-expect-error a card has no such state
createTheme({ components: { MarqueeGameCard: { variants: [wrongState] } } });
// @ts-expect-error nor has it one in a slot
createTheme({ components: { MarqueeGameCard: { styleOverrides: { name: { variants: [wrongState] } } } } });
