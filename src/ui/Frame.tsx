import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { media } from './media';

/** Holds content to the page's width: 1185 px, 1363 px on wide screens, all of it below. */
export const Frame = styled('div', { name: 'MarqueeFrame', slot: 'Root' })({
  width: layout.container,
  marginInline: 'auto',
  [media.wide]: { width: layout.containerWide },
  [media.belowDesktop]: { width: 'auto', marginInline: layout.gutter },
  [media.phone]: { marginInline: layout.phoneMargin },
});
