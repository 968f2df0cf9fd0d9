import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../ui/actions/Button';
import { WalletIcon } from '../ui/media/icons';
import { innerSlots } from '../ui/styles/innerSlots';
import { slotClasses } from '../ui/styles/slotClasses';
import { tabular } from '../ui/styles/styleParts';
import { withClass } from '../ui/styles/withClass';

const walletLineClasses = slotClasses('MarqueeWalletLine', ['root', 'icon', 'text', 'amount']);

const slot = walletLineClasses;

const Root = styled('div', {
  name: 'MarqueeWalletLine',
  slot: 'Root',
  overridesResolver: innerSlots(walletLineClasses),
})<{ ownerState: WalletLineProps }>({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2.5),
  padding: '6px 6px 6px 14px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  [`& .${slot.icon}`]: { color: vars.text.muted },
  [`& .${slot.text}`]: {
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  [`& .${slot.amount}`]: {
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
});

interface WalletLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: string;
  amount: string;
  act: string;
  href: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeWalletLine: WalletLineProps;
  }
}

/** The paying wallet, its balance, and a link to transfer money into it. */
export function WalletLine(given: WalletLineProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeWalletLine' });
  const { text, amount, act, href, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <WalletIcon className={slot.icon} fontSize={20} />
      <span>
        <small className={slot.text}>{text}</small>
        <b className={slot.amount}>{amount}</b>
      </span>
      <Button size="small" variant="text" href={href}>
        {act}
      </Button>
    </Root>
  );
}
