import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { tabular } from './styleParts';

const Root = styled('span', { name: 'MarqueeAmount', slot: 'Root' })({
  ...tabular,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '&[data-way=gain]': { color: vars.amount.gain },
  '&[data-way=loss]': { color: vars.amount.loss },
});

interface AmountProps {
  /** Written out by the caller, with sign and currency: "+48.250.000 ₫", "−1.250.000 ₫". */
  children: string;
  /** Colour never stands alone: the text carries the sign. */
  way?: 'gain' | 'loss';
}

export function Amount({ children, way }: AmountProps) {
  return <Root data-way={way}>{children}</Root>;
}
