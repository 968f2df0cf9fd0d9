import { styled } from '@mui/material/styles';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { media } from './media';
import { moveInGrid } from './moveInGrid';
import { focusRing, tabular } from './styleParts';

const Root = styled('div', { name: 'MarqueeNumberPad', slot: 'Root' })({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: 6,
  '& button': {
    minWidth: 0,
    height: 42,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    color: vars.text.secondary,
    font: 'inherit',
    fontSize: 14.5,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `background-color ${duration.fast}`,
  },
  '& button:focus-visible': { ...focusRing, outlineOffset: 1, zIndex: 1 },
  '& button[aria-pressed=true]': {
    background: vars.gradient.primary,
    boxShadow: 'none',
    color: vars.text.onPrimary,
    fontWeight: 800,
  },
  '& button:disabled': { cursor: 'not-allowed', color: vars.text.muted },
  '& button:disabled[aria-pressed=true]': {
    background: vars.surface.selected,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    color: vars.text.primary,
  },
  '&[data-look=words]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 10 },
  '&[data-look=words] button': { height: 64, fontSize: 16 },
  [media.hover]: { '& button:enabled:not([aria-pressed=true]):hover': { color: vars.text.primary } },
  [media.phone]: {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    '& button': { height: 44 },
    '&[data-look=words]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface NumberPadProps {
  label: string;
  options: readonly { readonly id: string; readonly label: string }[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
  disabled?: boolean;
  look?: 'numbers' | 'words';
}

/** Numbers, or words, of which any may be chosen; arrow keys go from one to the next. */
export function NumberPad({ label, options, chosen, onToggle, disabled, look = 'numbers' }: NumberPadProps) {
  return (
    <Root role="group" aria-label={label} data-look={look} onKeyDown={(event) => moveInGrid(event, 'button')}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={chosen.has(option.id)}
          disabled={disabled}
          onClick={() => onToggle(option.id)}
        >
          {option.label}
        </button>
      ))}
    </Root>
  );
}
