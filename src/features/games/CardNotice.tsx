import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../../ui/actions/Button';
import { media } from '../../ui/styles/media';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { withClass } from '../../ui/styles/withClass';

const cardNoticeClasses = slotClasses('MarqueeCardNotice', ['root', 'text', 'action']);

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
  // Cards are 90 px wide on a narrow phone: a longer word for it takes two lines.
  [`& .${cardNoticeClasses.action}`]: {
    maxWidth: '100%',
    height: 'auto',
    minHeight: 32,
    paddingBlock: 4,
    whiteSpace: 'normal',
  },
  [media.phone]: { gap: space(1.5), padding: 6, [`& .${cardNoticeClasses.action}`]: { paddingInline: 8 } },
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
      <Button className={cardNoticeClasses.action} size="small" loading={loading} onClick={onAction}>
        {action}
      </Button>
    </CardNoticeRoot>
  );
}
