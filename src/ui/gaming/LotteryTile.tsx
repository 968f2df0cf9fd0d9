import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { ClockIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { Picture } from '../media/Picture';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { ellipsis, focusRing, lines, panel } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const lotteryTileClasses = slotClasses('MarqueeLotteryTile', [
  'root',
  'picture',
  'name',
  'draw',
  'time',
  'clock',
]);

const slot = lotteryTileClasses;

const Root = styled('a', {
  name: 'MarqueeLotteryTile',
  slot: 'Root',
  overridesResolver: innerSlots(lotteryTileClasses),
})<{ ownerState: LotteryTileProps }>({
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
  [`& .${slot.picture}`]: {
    position: 'absolute',
    right: -10,
    bottom: -12,
    width: 84,
    height: 84,
    objectFit: 'contain',
    filter: vars.shadow.art,
  },
  [`& .${slot.name}`]: {
    ...lines(2),
    overflowWrap: 'anywhere',
    fontSize: textSize.body,
    lineHeight: '22px',
    fontWeight: 700,
  },
  [`& .${slot.draw}`]: {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.caption,
    lineHeight: '18px',
  },
  [`& .${slot.time}`]: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    flex: 'none',
    gap: space(1.5),
    minWidth: 88,
    height: 30,
    marginTop: 'auto',
    padding: '0 11px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    fontSize: textSize.body,
    fontWeight: 700,
  },
  [`& .${slot.clock}`]: { color: vars.text.muted },
  '&[aria-current]': {
    background: vars.primary.soft,
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
  },
  '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  [media.hover]: { '&:hover': { transform: 'translateY(-2px)' } },
  [media.phone]: { padding: 14, [`& .${slot.picture}`]: { width: 64, height: 64, right: -8, bottom: -8 } },
});

interface LotteryTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  name: string;
  /** Label of the next draw. */
  draw: string;
  href: string;
  picture: string;
  /** Countdown to the draw, or that betting is closed. */
  time: ReactNode;
  selected?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLotteryTile: LotteryTileProps;
  }
}

export function LotteryTile(given: LotteryTileProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLotteryTile' });
  const { name, draw, href, picture, time, selected, className, ...rest } = props;
  const { component, ...address } = anchor(href);
  return (
    <Root
      aria-current={selected ? 'page' : undefined}
      {...rest}
      as={component}
      {...address}
      className={withClass(slot.root, className)}
      ownerState={props}
    >
      <Picture className={slot.picture} sources={[picture]} alt="" width={84} height={84} />
      <b className={slot.name} title={name}>
        {name}
      </b>
      <small className={slot.draw}>{draw}</small>
      <span className={slot.time}>
        <ClockIcon className={slot.clock} fontSize={16} />
        {time}
      </span>
    </Root>
  );
}
