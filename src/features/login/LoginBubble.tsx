import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { vars } from '#theme/vars';
import { Button } from '../../ui/actions/Button';
import { innerSlots } from '../../ui/styles/innerSlots';
import { media } from '../../ui/styles/media';
import { siteHeaderClasses } from '../../ui/layout/SiteHeader';
import { slotClasses } from '../../ui/styles/slotClasses';
import { useDisclosure } from '../../ui/hooks/useDisclosure';
import { withClass } from '../../ui/styles/withClass';

const loginBubbleClasses = slotClasses('MarqueeLoginBubble', ['root', 'bubble']);

const LoginBubbleRoot = styled('div', {
  name: 'MarqueeLoginBubble',
  slot: 'Root',
  overridesResolver: innerSlots(loginBubbleClasses),
})<{ ownerState: LoginBubbleProps }>({
  position: 'relative',
  [`& .${loginBubbleClasses.bubble}`]: {
    position: 'absolute',
    zIndex: 30,
    right: -153,
    top: 'calc(100% + 10px)',
    width: 348,
    padding: 22,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.surface.raised,
    border: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.high,
    '&::before': {
      content: '""',
      position: 'absolute',
      right: 196,
      top: -7,
      width: 13,
      height: 13,
      backgroundColor: 'inherit',
      border: 'inherit',
      borderRight: 0,
      borderBottom: 0,
      transform: 'rotate(45deg)',
    },
    // Aligned with the header's last button, which is shorter on small screens.
    [media.compact]: { right: -98, '&::before': { right: 141 } },
    [media.phone]: { display: 'none' },
  },
});

interface LoginBubbleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** Phones, and pages whose script has not loaded, use this link instead. */
  onPhone: () => void;
  /** The form; it receives a function that closes the bubble, and renders only while the bubble is open. */
  children: (close: () => void) => ReactNode;
  /** Opens on the first render. */
  defaultOpen?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLoginBubble: LoginBubbleProps;
  }
}

/** The header's log-in button with its small form below (HDR-03). */
export function LoginBubble(given: LoginBubbleProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLoginBubble' });
  const { label, onPhone, children, defaultOpen, className, ...rest } = props;
  const { open, setOpen, close, opener, panel } = useDisclosure<HTMLButtonElement, HTMLElement>(defaultOpen);
  const press = () => (matchMedia(media.phone.replace('@media ', '')).matches ? onPhone() : setOpen(!open));
  return (
    <LoginBubbleRoot {...rest} className={withClass(loginBubbleClasses.root, className)} ownerState={props}>
      <Button
        className={siteHeaderClasses.entry}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      >
        {label}
      </Button>
      {open && (
        <section className={loginBubbleClasses.bubble} role="dialog" aria-label={label} ref={panel}>
          {children(close)}
        </section>
      )}
    </LoginBubbleRoot>
  );
}
