import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, hidden, onHover, pressable } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const iconButtonClasses = slotClasses('MarqueeIconButton', ['root', 'icon', 'label']);

const IconButtonRoot = styled('button', {
  name: 'MarqueeIconButton',
  slot: 'Root',
  overridesResolver: innerSlots(iconButtonClasses),
})<{ ownerState: IconButtonProps }>({
  ...pressable,
  flex: 'none',
  minWidth: 36,
  height: 36,
  padding: '0 8px',
  gap: space(1.5),
  borderRadius: vars.radius.sm,
  color: vars.text.secondary,
  font: 'inherit',
  fontSize: textSize.meta,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.base}, color ${duration.base}`,
  [`& .${iconButtonClasses.icon}`]: { display: 'contents' },
  '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  '&:is(:disabled, [aria-disabled=true])': { color: vars.text.muted, opacity: 0.6 },
  variants: [
    { props: { showLabel: false }, style: { [`& .${iconButtonClasses.label}`]: hidden } },
    {
      props: { showLabel: 'roomy' },
      style: { [media.compact]: { [`& .${iconButtonClasses.label}`]: hidden } },
    },
    {
      props: { variant: 'soft' },
      style: { width: 36, padding: 0, borderRadius: vars.radius.pill, backgroundColor: vars.surface.overlay },
    },
    {
      props: { tone: 'neutral' },
      style: onHover({ backgroundColor: vars.surface.selected, color: vars.text.primary }),
    },
    { props: { tone: 'art' }, style: { color: vars.text.onArt } },
    {
      props: { variant: 'soft', tone: 'art' },
      style: { width: 34, height: 34, minWidth: 34, backgroundColor: vars.art.chip },
    },
  ],
});

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name; a wrapping Tooltip also shows it. */
  label: string;
  /**
   * `soft`: with a round background.
   * @default text, soft for art
   */
  variant?: 'text' | 'soft';
  /**
   * `art`: for use on a picture; the default variant is then `soft`.
   * @default neutral
   */
  tone?: 'neutral' | 'art';
  /**
   * Shows the label beside the icon. `roomy`: only if the page's header has room for it.
   * @default false
   */
  showLabel?: boolean | 'roomy';
  href?: string;
  /** A call is running: the button keeps its focus and ignores clicks. */
  loading?: boolean;
  /** State of a toggle button. */
  selected?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeIconButton: IconButtonProps;
  }
}

/** An icon button, optionally with a short visible label. */
export function IconButton(given: IconButtonProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeIconButton' });
  const {
    tone = 'neutral',
    variant = tone === 'art' ? 'soft' : 'text',
    showLabel = false,
    ...others
  } = props;
  const { label, children, href, selected, loading, onClick, className, ...rest } = others;
  const { component, ...address } = href === undefined ? { type: 'button' as const } : anchor(href);
  return (
    <IconButtonRoot
      {...rest}
      as={component}
      {...address}
      className={withClass(iconButtonClasses.root, className)}
      ownerState={{ ...props, tone, variant, showLabel }}
      aria-pressed={selected}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={iconButtonClasses.icon} aria-hidden>
        {children}
      </span>
      <span className={iconButtonClasses.label}>{label}</span>
    </IconButtonRoot>
  );
}
