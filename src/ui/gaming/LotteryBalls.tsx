import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { faded, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const lotteryBallsClasses = slotClasses('MarqueeLotteryBalls', ['root', 'ball']);

const { art, text, tag } = vars;

/** A ball in one of the brand's colours: light from above, and a disc for the digit. */
const ball = (colour: string, disc: number) => ({
  background: [
    `radial-gradient(circle at 50% 50%, ${art.control} 0 ${disc}%, transparent ${disc + 2}%)`,
    `radial-gradient(circle at 34% 24%, ${faded(text.onArt, 80)} 0, transparent 34%)`,
    `radial-gradient(circle at 50% 50%, transparent 52%, ${faded(tag.plain, 55)} 100%)`,
    colour,
  ].join(', '),
});

const colours = [
  vars.accent.main,
  vars.danger.solid,
  vars.primary.main,
  vars.success.main,
  `color-mix(in oklch, ${vars.primary.main}, ${vars.danger.solid})`,
] as const;

/**
 * The balls take the colours in turn. The selectors have the specificity of the slot alone, so that a theme can
 * override all of them.
 */
const balls = (disc: number) =>
  Object.fromEntries(
    colours.map((colour, place) => [`&:where(:nth-of-type(5n + ${place + 1}))`, ball(colour, disc)]),
  );

const Root = styled('span', {
  name: 'MarqueeLotteryBalls',
  slot: 'Root',
  overridesResolver: innerSlots(lotteryBallsClasses),
})<{ ownerState: LotteryBallsProps }>({
  ...tabular,
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space(2),
  [`& .${lotteryBallsClasses.ball}`]: {
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.low,
    color: art.onControl,
    fontSize: textSize.subtitle,
    fontStyle: 'normal',
    fontWeight: 800,
    ...balls(46),
  },
  variants: [
    {
      props: { size: 'small' },
      style: {
        gap: space(1),
        [`& .${lotteryBallsClasses.ball}`]: { width: 28, height: 28, fontSize: textSize.note, ...balls(50) },
      },
    },
  ],
});

interface LotteryBallsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number; each digit becomes a ball. */
  number: string;
  /** @default medium */
  size?: 'small' | 'medium';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLotteryBalls: LotteryBallsProps;
  }
}

/** A lottery number as balls; screen readers read it as one number. */
export function LotteryBalls(given: LotteryBallsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLotteryBalls' });
  const { number, size = 'medium', className, ...rest } = props;
  return (
    <Root
      role="img"
      aria-label={number}
      {...rest}
      className={withClass(lotteryBallsClasses.root, className)}
      ownerState={{ ...props, size }}
    >
      {[...number].map((digit, place) => (
        <i key={place} className={lotteryBallsClasses.ball} aria-hidden>
          {digit}
        </i>
      ))}
    </Root>
  );
}
