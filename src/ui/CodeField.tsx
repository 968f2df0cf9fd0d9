import { styled } from '@mui/material/styles';
import { Button } from './Button';
import { Field, type FieldProps } from './Field';
import { ShieldCheckIcon } from './icons';
import { hidden, tabular } from './styleParts';

const Place = styled('span', { name: 'MarqueeCodeField', slot: 'Place' })({
  flex: 'none',
  marginRight: -8,
  // As wide as its longest text, so that neither the field nor the button moves while seconds run.
  '& button': { minWidth: 132, justifyContent: 'center', ...tabular },
});

const Heard = styled('span', { name: 'MarqueeCodeField', slot: 'Heard' })(hidden);

interface CodeFieldProps extends Omit<FieldProps, 'start' | 'end' | 'type' | 'rows'> {
  sendLabel: string;
  /** What stands on the button while it cannot be pressed; undefined when it can. */
  waitLabel?: string;
  busy: boolean;
  onSend: () => void;
  /** Read out once when a code has been sent; the seconds are not. */
  announcement?: string;
}

/** A code that was sent, and the button that sends it. A phone fills the code in by itself. */
export function CodeField({ sendLabel, waitLabel, busy, onSend, announcement, ...field }: CodeFieldProps) {
  return (
    <>
      <Field
        {...field}
        autoComplete="one-time-code"
        inputMode="numeric"
        start={<ShieldCheckIcon fontSize={20} />}
        end={
          <Place>
            <Button size="small" loading={busy} disabled={waitLabel !== undefined} onClick={onSend}>
              {waitLabel ?? sendLabel}
            </Button>
          </Place>
        }
      />
      <Heard role="status">{announcement}</Heard>
    </>
  );
}
