import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../../ui/actions/Button';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { withClass } from '../../ui/styles/withClass';

const cardNoticeClasses = slotClasses('MarqueeCardNotice', ['root', 'text']);

const CardNoticeRoot = styled('div', {
  name: 'MarqueeCardNotice',
  slot: 'Root',
  overridesResolver: innerSlots(cardNoticeClasses),
})<{ ownerState: CardNoticeProps }>({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2.5),
  aspectRatio: '3 / 4',
  padding: 12,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  color: vars.text.secondary,
  fontSize: textSize.meta,
  lineHeight: '18px',
  textAlign: 'center',
  [`& .${cardNoticeClasses.text}`]: { margin: 0, textWrap: 'balance' },
});

interface CardNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: string;
  action: string;
  loading: boolean;
  onAction: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCardNotice: CardNoticeProps;
  }
}

/** Replaces a card that failed to load. */
export function CardNotice(given: CardNoticeProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCardNotice' });
  const { text, action, loading, onAction, className, ...rest } = props;
  return (
    <CardNoticeRoot {...rest} className={withClass(cardNoticeClasses.root, className)} ownerState={props}>
      <p className={cardNoticeClasses.text}>{text}</p>
      <Button size="small" loading={loading} onClick={onAction}>
        {action}
      </Button>
    </CardNoticeRoot>
  );
}
