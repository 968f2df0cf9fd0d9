import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../../ui/styles/innerSlots';
import { media } from '../../ui/styles/media';
import { slotClasses } from '../../ui/styles/slotClasses';
import { ellipsis, focusRing, panel } from '../../ui/styles/styleParts';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

export const noticeBarClasses = slotClasses('MarqueeNoticeBar', [
  'root',
  'icon',
  'window',
  'track',
  'list',
  'item',
  'button',
  'title',
  'steps',
  'all',
]);

const { window, track, button } = noticeBarClasses;

/** Frame of the notice bar. `useMarquee` sets the duration of the animation; without it nothing moves. */
export const NoticeBarRoot = styled('section', {
  name: 'MarqueeNoticeBar',
  slot: 'Root',
  overridesResolver: innerSlots(noticeBarClasses),
})<{ ownerState: { still: boolean } }>({
  ...panel,
  // Above the shadow of the banner.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3.5),
  height: 44,
  padding: '0 16px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  fontSize: textSize.name,
  color: vars.text.secondary,
  [`& .${noticeBarClasses.icon}`]: { flex: 'none', color: vars.accent.text },
  [`& .${window}`]: {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    mask: 'linear-gradient(90deg, black 90%, transparent)',
  },
  [`& .${track}`]: {
    display: 'flex',
    width: 'max-content',
    minWidth: '200%',
    animation: `${run} linear infinite`,
  },
  [`&:is(:hover, :focus-within) .${track}`]: { animationPlayState: 'paused' },
  [`& .${noticeBarClasses.list}`]: { display: 'flex', flex: 1, margin: 0, padding: 0, listStyle: 'none' },
  [`& .${noticeBarClasses.item}`]: { paddingRight: 44 },
  [`& .${button}`]: {
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${noticeBarClasses.title}`]: { color: vars.text.primary, fontWeight: 600 },
  [`& .${button}:hover .${noticeBarClasses.title}`]: { textDecoration: 'underline', textUnderlineOffset: 3 },
  [`& .${noticeBarClasses.steps}`]: { display: 'flex', gap: space(0.5), flex: 'none' },
  [`& .${noticeBarClasses.all}`]: { flex: 'none', fontSize: textSize.meta },
  [media.phone]: {
    height: 38,
    gap: space(1.5),
    padding: '0 12px',
    fontSize: textSize.meta,
    [`& .${button}`]: { height: 38 },

    // Where the text needs the room, one arrow button is enough.
    [`& .${noticeBarClasses.steps} > :not(:last-child)`]: { height: 38, minHeight: 0 },
    [`& .${noticeBarClasses.steps} > :has(+ * + *)`]: { display: 'none' },
  },
  variants: [
    {
      props: { still: true },
      style: {
        [`& .${window}`]: { mask: 'none' },
        [`& .${button}`]: {
          ...ellipsis,
          display: 'block',
          width: '100%',
          padding: '0 6px',
          textAlign: 'left',
        },
      },
    },
  ],
});
