import { styled } from '@mui/material/styles';
import { useId, type FocusEventHandler } from 'react';
import { vars } from '#theme/vars';
import { FieldFrame } from './FieldFrame';
import { display, forcedEdge } from './styleParts';

const Root = styled('span', { name: 'MarqueeCodeBoxes', slot: 'Root' })({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 10,
  maxWidth: 460,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    height: 60,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    ...forcedEdge,
    ...display(24, 32),
  },
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    border: 0,
    opacity: 0,
    fontSize: 16,
    cursor: 'text',
  },
  '&:focus-within > [data-next]': {
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
  },
  '@media (forced-colors: active)': {
    '&:focus-within > [data-next]': { outlineWidth: 3, outlineOffset: -3 },
  },
  '&[data-wrong] > span': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
});

interface CodeBoxesProps {
  label: string;
  name: string;
  value: string;
  length?: number;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  error?: string;
  helper?: string;
  /** A password: shown as dots, under a label that is seen. */
  secret?: boolean;
  /** It is what the step is about. */
  autoFocus?: boolean;
}

/** A code of digits as boxes that are one input: pasting works, and a phone fills it in by itself. */
export function CodeBoxes(props: CodeBoxesProps) {
  const {
    label,
    name,
    value,
    length = 6,
    onChange,
    onBlur,
    error,
    helper,
    secret = false,
    autoFocus,
  } = props;
  const id = useId();
  const digits = [...value];
  return (
    <FieldFrame {...{ id, label, error, helper }} labelHidden={!secret}>
      {(describedBy) => (
        <Root data-wrong={error ? true : undefined}>
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              aria-hidden
              data-next={place === Math.min(digits.length, length - 1) || undefined}
            >
              {secret && digits[place] !== undefined ? '•' : digits[place]}
            </span>
          ))}
          <input
            id={id}
            name={name}
            type={secret ? 'password' : 'text'}
            value={value}
            inputMode="numeric"
            autoComplete={secret ? 'off' : 'one-time-code'}
            maxLength={length * 2}
            autoFocus={autoFocus}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, length))}
          />
        </Root>
      )}
    </FieldFrame>
  );
}
