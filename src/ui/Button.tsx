import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { media } from './media';
import { Spinner } from './Spinner';
import { focusRing, pressable } from './styleParts';

const Root = styled('button', { name: 'MarqueeButton', slot: 'Root' })({
  ...pressable,
  gap: 8,
  height: 40,
  padding: '0 18px',
  flex: 'none',
  borderRadius: vars.radius.sm,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `transform ${duration.fast} ${easing.out}, filter ${duration.base}, background-color ${duration.base}`,
  '&:active': { transform: 'scale(.98)' },
  '&:focus-visible': focusRing,
  '&[data-size=small]': { height: 32, padding: '0 12px', fontSize: 13 },
  '&[data-size=large]': { height: 48, padding: '0 28px', fontSize: 16 },
  // Takes a second line where one is too short for its words.
  '&[data-wide]': {
    width: '100%',
    height: 'auto',
    minHeight: 40,
    paddingBlock: 4,
    whiteSpace: 'normal',
    '&[data-size=small]': { minHeight: 32 },
    '&[data-size=large]': { minHeight: 48 },
  },
  '&[data-tone=primary]': {
    background: vars.gradient.primary,
    color: vars.text.onPrimary,
    boxShadow: vars.shadow.primaryGlow,
  },
  '&[data-tone=accent]': {
    background: vars.gradient.accent,
    color: vars.text.onAccent,
    boxShadow: vars.shadow.accentGlow,
  },
  '&[data-tone=danger]': { backgroundColor: vars.danger.solid, color: vars.text.onDanger },
  '&[data-tone=soft]': {
    backgroundColor: vars.surface.overlay,
    color: vars.text.primary,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  },
  '&[data-tone=outline]': {
    color: vars.text.primary,
    boxShadow: `inset 0 0 0 1.5px ${vars.line.control}`,
  },
  '&[data-tone=art]': { backgroundColor: vars.art.control, color: vars.art.onControl },
  '&[data-tone=text]': { color: vars.text.secondary, padding: '0 10px' },
  [media.hover]: {
    '&:is([data-tone=primary], [data-tone=accent], [data-tone=danger], [data-tone=art]):hover': {
      filter: 'brightness(1.06)',
    },
    '&[data-tone=soft]:hover': { backgroundColor: vars.surface.selected },
    '&:is([data-tone=text], [data-tone=outline]):hover': {
      backgroundColor: vars.surface.overlay,
      color: vars.text.primary,
    },
  },
  '&[aria-disabled=true]:not([aria-busy=true])': {
    background: vars.surface.selected,
    color: vars.text.muted,
    boxShadow: 'none',
    cursor: 'not-allowed',
    filter: 'none',
  },
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-busy=true] .label': { opacity: 0 },
  '& .label': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& .wait': { position: 'absolute', display: 'inline-flex' },
});

export type ButtonTone = 'primary' | 'accent' | 'danger' | 'soft' | 'outline' | 'art' | 'text';

interface ButtonProps {
  children: ReactNode;
  tone?: ButtonTone;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  /** Waits for an answer: keeps its width, takes no further click, keeps the focus. */
  busy?: boolean;
  disabled?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  /** Makes it a link. */
  href?: string;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  'aria-describedby'?: string;
  /** Says more than the text shows, and begins with it. */
  'aria-label'?: string;
}

export function Button(props: ButtonProps) {
  const {
    children,
    tone = 'soft',
    size,
    wide,
    busy,
    disabled,
    start,
    end,
    href,
    type,
    onClick,
    ...aria
  } = props;
  const inert = Boolean(busy || disabled);
  const { component, ...address } = href === undefined || inert ? { type: type ?? 'button' } : anchor(href);
  return (
    <Root
      {...aria}
      as={component}
      {...address}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      onClick={inert ? (event) => event.preventDefault() : onClick}
    >
      <span className="label">
        {start}
        {children}
        {end}
      </span>
      {busy && (
        <span className="wait">
          <Spinner />
        </span>
      )}
    </Root>
  );
}
