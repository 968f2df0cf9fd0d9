import { styled, ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '#theme/theme';

const Box = styled('div')({});

/**
 * Renders an element whose `sx` uses short property names (`p`, `mx`, `bgcolor`). Returns its styles and markup as
 * HTML.
 */
export const shortForms = (): string => {
  const sx = { p: 2, mx: 'auto', color: 'primary.main', bgcolor: 'background.paper', typography: 'body2' };
  return renderToStaticMarkup(createElement(ThemeProvider, { theme }, createElement(Box, { sx })));
};
