import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { duration, easing } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { Spinner } from '../feedback/Spinner';
import { focusRing, onHover, pressable } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const buttonClasses = slotClasses('MarqueeButton', [
  'root',
  'label',
  'startIcon',
  'endIcon',
  'spinner',
]);

const ButtonRoot = styled('button', {
  name: 'MarqueeButton',
  slot: 'Root',
  overridesResolver: innerSlots(buttonClasses),
})<{ ownerState: ButtonProps }>({
  ...pressable,
  gap: space(2),
  height: 40,
  padding: '0 18px',
  flex: 'none',
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  font: 'inherit',
  fontSize: textSize.body,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `transform ${duration.fast} ${easing.out}, filter ${duration.base}, background-color ${duration.base}`,
  '&:active': { transform: 'scale(.98)' },
  '&:focus-visible': focusRing,
  '&[aria-disabled=true]:not([aria-busy=true])': {
    background: vars.surface.selected,
    color: vars.text.muted,
    boxShadow: 'none',
    cursor: 'not-allowed',
    filter: 'none',
  },
  [`& .${buttonClasses.label}`]: { display: 'inline-flex', alignItems: 'center', gap: space(2) },
  [`& :is(.${buttonClasses.startIcon}, .${buttonClasses.endIcon})`]: { display: 'inline-flex' },
  [`& .${buttonClasses.spinner}`]: { position: 'absolute', display: 'inline-flex' },
  variants: [
    { props: { size: 'small' }, style: { height: 32, padding: '0 12px', fontSize: textSize.meta } },
    { props: { size: 'large' }, style: { height: 48, padding: '0 28px', fontSize: textSize.large } },
    // A label that is too long for one line wraps to a second one.
    {
      props: { fullWidth: true },
      style: { width: '100%', height: 'auto', minHeight: 40, paddingBlock: 4, whiteSpace: 'normal' },
    },
    { props: { fullWidth: true, size: 'small' }, style: { minHeight: 32 } },
    { props: { fullWidth: true, size: 'large' }, style: { minHeight: 48 } },
    { props: { tone: 'primary' }, style: { color: vars.primary.text } },
    { props: { tone: 'accent' }, style: { color: vars.accent.text } },
    { props: { tone: 'danger' }, style: { color: vars.danger.main } },
    {
      props: { variant: 'soft' },
      style: {
        backgroundColor: vars.surface.overlay,
        boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
        ...onHover({ backgroundColor: vars.surface.selected }),
      },
    },
    {
      props: { variant: 'outline' },
      style: {
        boxShadow: `inset 0 0 0 1.5px ${vars.line.control}`,
        ...onHover({ backgroundColor: vars.surface.overlay }),
      },
    },
    {
      props: { variant: 'text' },
      style: { padding: '0 10px', ...onHover({ backgroundColor: vars.surface.overlay }) },
    },
    {
      props: { variant: 'text', tone: 'neutral' },
      style: { color: vars.text.secondary, ...onHover({ color: vars.text.primary }) },
    },
    {
      props: { tone: 'art' },
      style: { color: vars.text.onArt, ...onHover({ backgroundColor: vars.art.chip }) },
    },
    { props: { variant: 'soft', tone: 'art' }, style: { backgroundColor: vars.art.chip, boxShadow: 'none' } },
    {
      props: { variant: 'solid' },
      style: { backgroundColor: vars.surface.selected, ...onHover({ filter: 'brightness(1.06)' }) },
    },
    {
      props: { variant: 'solid', tone: 'primary' },
      style: {
        background: vars.gradient.primary,
        color: vars.text.onPrimary,
        boxShadow: vars.shadow.primaryGlow,
      },
    },
    {
      props: { variant: 'solid', tone: 'accent' },
      style: {
        background: vars.gradient.accent,
        color: vars.text.onAccent,
        boxShadow: vars.shadow.accentGlow,
      },
    },
    {
      props: { variant: 'solid', tone: 'danger' },
      style: { backgroundColor: vars.danger.solid, color: vars.text.onDanger },
    },
    {
      props: { variant: 'solid', tone: 'art' },
      style: {
        backgroundColor: vars.art.control,
        color: vars.art.onControl,
        ...onHover({ backgroundColor: vars.art.control }),
      },
    },
    {
      props: { loading: true },
      style: { cursor: 'progress', [`& .${buttonClasses.label}`]: { opacity: 0 } },
    },
  ],
});

export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'text';
export type ButtonTone = 'neutral' | 'primary' | 'accent' | 'danger' | 'art';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /**
   * `solid` if a tone is given, `soft` otherwise.
   * @default soft, solid with a tone
   */
  variant?: ButtonVariant;
  /**
   * `art`: for use on a picture of the brand.
   * @default neutral
   */
  tone?: ButtonTone;
  /** @default medium */
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  /** A call is running: the button keeps its width and focus and ignores clicks. */
  loading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** Renders a link instead of a button. */
  href?: string;
  type?: 'button' | 'submit';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeButton: ButtonProps;
  }
}

export function Button(given: ButtonProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeButton' });
  const {
    tone = 'neutral',
    variant = tone === 'neutral' ? 'soft' : 'solid',
    size = 'medium',
    ...others
  } = props;
  const {
    fullWidth,
    loading,
    disabled,
    startIcon,
    endIcon,
    href,
    type,
    onClick,
    className,
    children,
    ...rest
  } = others;
  const inert = Boolean(loading || disabled);
  const { component, ...address } = href === undefined || inert ? { type: type ?? 'button' } : anchor(href);
  return (
    <ButtonRoot
      {...rest}
      as={component}
      {...address}
      className={withClass(buttonClasses.root, className)}
      ownerState={{ ...props, tone, variant, size }}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      <span className={buttonClasses.label}>
        {startIcon && <span className={buttonClasses.startIcon}>{startIcon}</span>}
        {children}
        {endIcon && <span className={buttonClasses.endIcon}>{endIcon}</span>}
      </span>
      {loading && (
        <span className={buttonClasses.spinner}>
          <Spinner />
        </span>
      )}
    </ButtonRoot>
  );
}
