import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../../ui/actions/Button';
import { media } from '../../ui/styles/media';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { aboveTabBar } from '../../ui/styles/styleParts';
import { withClass } from '../../ui/styles/withClass';

const consentBarClasses = slotClasses('MarqueeConsentBar', ['root', 'text', 'actions']);

const ConsentBarRoot = styled('section', {
  name: 'MarqueeConsentBar',
  slot: 'Root',
  overridesResolver: innerSlots(consentBarClasses),
})<{ ownerState: ConsentBarProps }>({
  position: 'fixed',
  zIndex: 29,
  left: space(4),
  bottom: space(4),
  display: 'grid',
  gap: space(3),
  width: 'min(420px, calc(100% - 32px))',
  padding: space(4),
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.line.subtle}`,
  backgroundColor: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  fontSize: textSize.body,
  lineHeight: '21px',
  [`& .${consentBarClasses.text}`]: { margin: 0 },
  [`& .${consentBarClasses.actions}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    justifyContent: 'flex-end',
  },
  [media.phone]: { bottom: aboveTabBar },
});

interface Act {
  label: string;
  onClick: () => void;
}

interface ConsentBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  label: string;
  text: string;
  agree: Act;
  refuse: Act;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeConsentBar: ConsentBarProps;
  }
}

/** Asks once for consent, without blocking the page. Both buttons look equally important. */
export function ConsentBar(given: ConsentBarProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeConsentBar' });
  const { label, text, agree, refuse, className, ...rest } = props;
  return (
    <ConsentBarRoot
      aria-label={label}
      {...rest}
      className={withClass(consentBarClasses.root, className)}
      ownerState={props}
    >
      <p className={consentBarClasses.text}>{text}</p>
      <div className={consentBarClasses.actions}>
        <Button onClick={refuse.onClick}>{refuse.label}</Button>
        <Button onClick={agree.onClick}>{agree.label}</Button>
      </div>
    </ConsentBarRoot>
  );
}
