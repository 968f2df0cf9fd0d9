import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { theme } from '#theme/theme';
import { typography } from '#theme/typography';
import { insertStyles } from '@/testing/testStyles';
import { Heading } from './Heading';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { Text } from './Text';

insertStyles();

const show = (element: ReactElement) => {
  render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  return screen.getByTestId('part');
};

test('LIB-04 a text has the size of its role in the theme and no margin', () => {
  expect(show(<Text data-testid="part" variant="caption" />)).toHaveStyle({
    fontSize: typography.caption.fontSize,
    lineHeight: typography.caption.lineHeight,
    margin: 0,
  });
});

test('LIB-04 a heading has the size of its level, or of another role, in the element of its level', () => {
  const { lineHeight } = typography.h4;
  const heading = show(<Heading data-testid="part" level={2} variant="h4" />);
  expect(heading.tagName).toBe('H2');
  expect(heading).toHaveStyle({ lineHeight, margin: 0 });
  cleanup();
  expect(show(<Heading data-testid="part" level={4} />)).toHaveStyle({ lineHeight });
});

test('LIB-04 stack and inline space their children by steps of the theme', () => {
  for (const Part of [Stack, Inline]) {
    expect(getComputedStyle(show(<Part data-testid="part" spacing={5} />)).gap).toMatch(
      /^calc\(5 \* var\(--mq-spacing/,
    );
    cleanup();
  }
});
