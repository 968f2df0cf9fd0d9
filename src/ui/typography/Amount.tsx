import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { slotClasses } from '../styles/slotClasses';
import { tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const amountClasses = slotClasses('MarqueeAmount', ['root']);

const Root = styled('span', { name: 'MarqueeAmount', slot: 'Root' })<{ ownerState: AmountProps }>({
  ...tabular,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  variants: [
    { props: { tone: 'gain' }, style: { color: vars.amount.gain } },
    { props: { tone: 'loss' }, style: { color: vars.amount.loss } },
  ],
});

interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The formatted amount, with sign and currency: "+48.250.000 ₫", "−1.250.000 ₫". */
  children: string;
  /** Colour is never the only sign: the text has its plus or minus. */
  tone?: 'gain' | 'loss';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeAmount: AmountProps;
  }
}

export function Amount(given: AmountProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeAmount' });
  const { tone, className, ...rest } = props;
  return <Root {...rest} className={withClass(amountClasses.root, className)} ownerState={props} />;
}
