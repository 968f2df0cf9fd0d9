import { create, type ThemeVars } from 'storybook/theming';
import { brandOf } from './brands';

/** Themes Storybook's own pages in the colours of a brand. Storybook computes with colours, so it needs values, not CSS variables. */
export function docsTheme(brand: string): ThemeVars {
  const { look, colorScheme } = brandOf(brand).look;
  return create({
    base: colorScheme,
    fontBase: look['font.body'].join(', '),
    colorPrimary: look['primary.main'],
    colorSecondary: look['primary.text'],
    appBg: look['surface.page'],
    appContentBg: look['surface.page'],
    appPreviewBg: look['surface.page'],
    appHoverBg: look['surface.overlay'],
    appBorderColor: look['line.subtle'],
    textColor: look['text.primary'],
    textInverseColor: look['surface.page'],
    textMutedColor: look['text.muted'],
    barBg: look['surface.raised'],
    barTextColor: look['text.secondary'],
    barHoverColor: look['primary.text'],
    barSelectedColor: look['primary.text'],
    buttonBg: look['surface.overlay'],
    buttonBorder: look['line.control'],
    booleanBg: look['surface.field'],
    booleanSelectedBg: look['surface.selected'],
    inputBg: look['surface.field'],
    inputBorder: look['line.control'],
    inputTextColor: look['text.primary'],
  });
}
