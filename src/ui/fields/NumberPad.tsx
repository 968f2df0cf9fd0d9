import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { moveInGrid } from '../hooks/moveInGrid';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const numberPadClasses = slotClasses('MarqueeNumberPad', ['root', 'button']);
const { root, button } = numberPadClasses;

const NumberPadRoot = styled('div', {
  name: 'MarqueeNumberPad',
  slot: 'Root',
  overridesResolver: innerSlots(numberPadClasses),
})<{ ownerState: NumberPadProps }>({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: space(1.5),
  [`& .${button}`]: {
    minWidth: 0,
    height: 42,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    color: vars.text.secondary,
    font: 'inherit',
    fontSize: textSize.body,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `background-color ${duration.fast}`,
    '&:focus-visible': { ...focusRing, outlineOffset: 1, zIndex: 1 },
    '&[aria-pressed=true]': {
      background: vars.gradient.primary,
      boxShadow: 'none',
      color: vars.text.onPrimary,
      fontWeight: 800,
    },
    '&:disabled': { cursor: 'not-allowed', color: vars.text.muted },
    '&:disabled[aria-pressed=true]': {
      background: vars.surface.selected,
      boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
      color: vars.text.primary,
    },
    [media.hover]: { '&:enabled:not([aria-pressed=true]):hover': { color: vars.text.primary } },
  },
  [media.phone]: {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    [`& .${button}`]: { height: 44 },
  },
  variants: [
    {
      props: { variant: 'words' },
      style: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: space(2.5),
        [`& .${button}`]: { height: 64, fontSize: textSize.large },
        [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  ],
});

interface NumberPadProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  label: string;
  options: readonly { readonly id: string; readonly label: string }[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  disabled?: boolean;
  /** @default numbers */
  variant?: 'numbers' | 'words';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeNumberPad: NumberPadProps;
  }
}

/** A pad of numbers or words for a multiple choice; arrow keys move the focus. */
export function NumberPad(given: NumberPadProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeNumberPad' });
  const { label, options, selected, onToggle, disabled, variant = 'numbers', className, ...rest } = props;
  return (
    <NumberPadRoot
      role="group"
      aria-label={label}
      onKeyDown={(event) => moveInGrid(event, 'button')}
      {...rest}
      className={withClass(root, className)}
      ownerState={{ ...props, variant }}
    >
      {options.map((option) => (
        <button
          key={option.id}
          className={button}
          type="button"
          aria-pressed={selected.has(option.id)}
          disabled={disabled}
          onClick={() => onToggle(option.id)}
        >
          {option.label}
        </button>
      ))}
    </NumberPadRoot>
  );
}
