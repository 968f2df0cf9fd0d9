import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { ClockIcon } from './icons';
import { media } from './media';
import { ellipsis, focusRing, lines, panel } from './styleParts';

const Root = styled('a', { name: 'MarqueeLotteryTile', slot: 'Root' })({
  ...panel,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  minHeight: 140,
  overflow: 'hidden',
  padding: 16,
  color: vars.text.primary,
  textDecoration: 'none',
  transition: `transform ${duration.base}`,
  '& > img': {
    position: 'absolute',
    right: -10,
    bottom: -12,
    width: 84,
    height: 84,
    objectFit: 'contain',
    filter: vars.shadow.art,
  },
  '& > b': { ...lines(2), overflowWrap: 'anywhere', fontSize: 14.5, lineHeight: '22px', fontWeight: 700 },
  '& > small': { ...ellipsis, display: 'block', color: vars.text.muted, fontSize: 12, lineHeight: '18px' },
  '& > .time': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    flex: 'none',
    gap: 6,
    minWidth: 88,
    height: 30,
    marginTop: 'auto',
    padding: '0 11px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    fontSize: 14,
    fontWeight: 700,
    '& svg': { color: vars.text.muted },
  },
  '&[aria-current]': {
    background: vars.primary.soft,
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
  },
  '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  [media.hover]: { '&:hover': { transform: 'translateY(-2px)' } },
  [media.phone]: { padding: 14, '& > img': { width: 64, height: 64, right: -8, bottom: -8 } },
});

interface LotteryTileProps {
  name: string;
  /** Of the next draw. */
  draw: string;
  href: string;
  picture: string;
  /** What is left until it, or that it is closed. */
  time: ReactNode;
  current?: boolean;
}

export function LotteryTile({ name, draw, href, picture, time, current }: LotteryTileProps) {
  const { component, ...address } = anchor(href);
  return (
    <Root as={component} {...address} aria-current={current ? 'page' : undefined}>
      <img src={picture} alt="" width={84} height={84} />
      <b title={name}>{name}</b>
      <small>{draw}</small>
      <span className="time">
        <ClockIcon fontSize={16} />
        {time}
      </span>
    </Root>
  );
}
