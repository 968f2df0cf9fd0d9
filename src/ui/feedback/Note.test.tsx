import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { insertStyles } from '@/testing/testStyles';
import { Note, noteClasses } from './Note';

insertStyles();

const theme = createTheme({
  components: {
    MarqueeNote: {
      defaultProps: { alert: true },
      styleOverrides: {
        root: ({ ownerState }) => ({ padding: ownerState.title ? 3 : 4 }),
        mark: { margin: 7 },
        title: { letterSpacing: 5 },
        body: { opacity: 0.5 },
      },
      variants: [{ props: { tone: 'success' }, style: { gap: 99 } }],
    },
  },
});
// @ts-expect-error a note has no such slot
createTheme({ components: { MarqueeNote: { styleOverrides: { nothing: {} } } } });
// @ts-expect-error a note has no such tone
createTheme({ components: { MarqueeNote: { variants: [{ props: { tone: 'nothing' }, style: {} }] } } });

const shown = (note: ReactNode) => render(<ThemeProvider theme={theme}>{note}</ThemeProvider>).container;

test('LIB-02 a theme changes the defaults, the slots and the variants of a note', () => {
  const page = shown(
    <Note tone="success" title="Xong">
      Tiền đã về ví.
    </Note>,
  );
  const note = screen.getByRole('alert');
  expect(note).toHaveStyle({ padding: '3px', gap: '99px' });
  expect(page.querySelector('svg')).toHaveStyle({ margin: '7px' });
  expect(screen.getByText('Xong')).toHaveStyle({ letterSpacing: '5px' });
  expect(screen.getByText('Tiền đã về ví.')).toHaveStyle({ opacity: '0.5' });
});

test('LIB-02 a ref, a class and other props reach the root of a note', () => {
  const ref = createRef<HTMLDivElement>();
  shown(<Note ref={ref} tone="info" className="wide" id="hint" />);
  const note = screen.getByRole('alert');
  expect(ref.current).toBe(note);
  expect(note).toHaveClass('wide', noteClasses.root);
  expect(note).toHaveAttribute('id', 'hint');
  expect(note).not.toHaveStyle({ gap: '99px' });
});
