import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CaretDownIcon, CaretUpIcon, LockSimpleIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, hidden, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const oddsButtonClasses = slotClasses('MarqueeOddsButton', [
  'root',
  'label',
  'price',
  'arrow',
  'moveLabel',
]);

const price = `& .${oddsButtonClasses.price}`;
const arrow = `& .${oddsButtonClasses.arrow}`;

const leave = keyframes({ to: { visibility: 'hidden' } });

const OddsButtonRoot = styled('button', {
  name: 'MarqueeOddsButton',
  slot: 'Root',
  overridesResolver: innerSlots(oddsButtonClasses),
})<{ ownerState: OddsButtonProps }>({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1.5),
  minWidth: 0,
  height: 40,
  padding: '0 12px',
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  color: vars.text.muted,
  font: 'inherit',
  fontSize: textSize.caption,
  cursor: 'default',
  transition: `background-color ${duration.base}`,
  [price]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    fontSize: textSize.lead,
    fontWeight: 600,
    color: vars.text.primary,
  },
  [`& .${oddsButtonClasses.moveLabel}`]: hidden,
  '&:focus-visible': focusRing,
  '&:enabled': { cursor: 'pointer' },
  '&:disabled': { cursor: 'not-allowed' },
  [media.compact]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    height: 46,
    padding: 0,
    lineHeight: '17px',
    [price]: { fontSize: textSize.body },
  },
  variants: [
    { props: ({ move }) => move?.way === 'up', style: { [arrow]: { color: vars.odds.up } } },
    { props: ({ move }) => move?.way === 'down', style: { [arrow]: { color: vars.odds.down } } },
    {
      props: ({ selected }) => !selected,
      style: {
        '&:hover:enabled': { backgroundColor: vars.surface.overlay },
        [`&:disabled .${oddsButtonClasses.price}`]: { color: vars.text.muted },
      },
    },
    {
      props: { selected: true },
      style: {
        backgroundColor: vars.primary.main,
        boxShadow: 'none',
        color: vars.text.onPrimary,
        [price]: { color: 'inherit' },
        [arrow]: { color: 'inherit' },
        '&:hover:enabled': { backgroundColor: vars.primary.hover },
        // Filled with a system colour, because forced colours remove the page's backgrounds.
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    {
      props: { briefMove: true },
      style: { [arrow]: { animation: `${leave} ${duration.oddsMove} step-end forwards` } },
    },
  ],
});

interface OddsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** "Chủ", "Hòa", "Khách"; or 1, X, 2 in a narrow cell. */
  label: ReactNode;
  /** Formatted odds: "1,42". Undefined while locked. */
  odds?: string;
  selected?: boolean;
  /** Direction of the last price change, with its text for screen readers. */
  move?: { way: 'up' | 'down'; label: string };
  /** Shows the arrow of a change for five seconds; it does not flash. */
  briefMove?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeOddsButton: OddsButtonProps;
  }
}

/** A price to bet on; without `onClick` it is plain text. */
export function OddsButton(given: OddsButtonProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeOddsButton' });
  const { label, odds, selected, move, briefMove, className, ...rest } = props;
  const Arrow = move?.way === 'up' ? CaretUpIcon : CaretDownIcon;
  const button = {
    type: 'button',
    disabled: odds === undefined,
    'aria-pressed': Boolean(selected),
  } as const;
  return (
    <OddsButtonRoot
      {...(rest.onClick ? button : { as: 'div' })}
      {...rest}
      className={withClass(oddsButtonClasses.root, className)}
      ownerState={props}
    >
      <span className={oddsButtonClasses.label}>{label}</span>
      <b className={oddsButtonClasses.price}>
        {/* Keyed by the price, so that each change restarts the arrow's five seconds. */}
        {move && <Arrow key={odds} className={oddsButtonClasses.arrow} fontSize={12} />}
        {odds ?? <LockSimpleIcon fontSize={16} />}
      </b>
      {move && <small className={oddsButtonClasses.moveLabel}>{move.label}</small>}
    </OddsButtonRoot>
  );
}
