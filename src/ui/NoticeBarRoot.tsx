import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from './media';
import { ellipsis, focusRing, panel } from './styleParts';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

/** Frame of the notice bar. `useMarquee` gives the track the time of one round; without it nothing moves. */
export const NoticeBarRoot = styled('section', { name: 'MarqueeNoticeBar', slot: 'Root' })({
  ...panel,
  // Over the shadow of a banner above.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: 44,
  padding: '0 16px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  fontSize: 13.5,
  color: vars.text.secondary,
  '& > svg': { flex: 'none', color: vars.accent.text },
  '& .window': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    mask: 'linear-gradient(90deg, black 90%, transparent)',
    '&[data-still]': { mask: 'none' },
  },
  '& .track': {
    display: 'flex',
    width: 'max-content',
    minWidth: '200%',
    animation: `${run} linear infinite`,
  },
  '&:hover .track, &:focus-within .track': { animationPlayState: 'paused' },
  '& ul': { display: 'flex', flex: 1, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingRight: 44 },
  '& .window button': {
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '& .window[data-still] button': {
    ...ellipsis,
    display: 'block',
    width: '100%',
    padding: '0 6px',
    textAlign: 'left',
  },
  '& b': { color: vars.text.primary, fontWeight: 600 },
  '& .steps': { display: 'flex', gap: 2, flex: 'none' },
  '& .all': { flex: 'none', fontSize: 13 },
  [media.phone]: {
    height: 38,
    gap: 6,
    padding: '0 12px',
    fontSize: 13,
    '& .window button': { height: 38 },

    // One way round is enough where words need the room.
    '& .steps > button': { display: 'none', height: 38, minHeight: 0 },
    '& .steps > button + button': { display: 'inline-flex' },
  },
});
