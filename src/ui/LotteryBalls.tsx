import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { faded, tabular } from './styleParts';

const { art, text, tag } = vars;

/** A ball in one of the brand's colours: light from above, a disc for the digits. */
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

const Root = styled('span', { name: 'MarqueeLotteryBalls', slot: 'Root' })({
  ...tabular,
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 8,
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.low,
    color: art.onControl,
    fontSize: 17,
    fontStyle: 'normal',
    fontWeight: 800,
    ...Object.fromEntries(
      colours.map((colour, place) => [`&:nth-of-type(5n + ${place + 1})`, ball(colour, 46)]),
    ),
  },
  '&[data-size=small]': { gap: 4 },
  '&[data-size=small] i': {
    width: 28,
    height: 28,
    fontSize: 12.5,
    ...Object.fromEntries(
      colours.map((colour, place) => [`&:nth-of-type(5n + ${place + 1})`, ball(colour, 50)]),
    ),
  },
});

interface LotteryBallsProps {
  /** One digit a ball. */
  number: string;
  size?: 'small' | 'medium';
}

/** A number as it falls out of the drum; read out as the number it is. */
export function LotteryBalls({ number, size = 'medium' }: LotteryBallsProps) {
  return (
    <Root data-size={size} role="img" aria-label={number}>
      {[...number].map((digit, place) => (
        <i key={place} aria-hidden>
          {digit}
        </i>
      ))}
    </Root>
  );
}
