import { styled, useThemeProps } from '@mui/material/styles';
import { space } from '#theme/space';
import { Button } from '../actions/Button';
import { Field, type FieldProps } from './Field';
import { ShieldCheckIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { LiveText } from '../typography/LiveText';
import { slotClasses } from '../styles/slotClasses';
import { tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const codeFieldClasses = slotClasses('MarqueeCodeField', ['root', 'place']);
const { root, place } = codeFieldClasses;

const CodeFieldRoot = styled(Field, {
  name: 'MarqueeCodeField',
  slot: 'Root',
  overridesResolver: innerSlots(codeFieldClasses),
})<{ ownerState: CodeFieldProps }>({
  // As wide as the longest label, so that neither field nor button shifts during the countdown.
  [`& .${place}`]: { ...tabular, display: 'grid', flex: 'none', minWidth: 132, marginRight: space(-2) },
});

interface CodeFieldProps extends Omit<FieldProps, 'startAdornment' | 'endAdornment' | 'type' | 'rows'> {
  sendLabel: string;
  /** Label of the button while it is disabled; undefined when it is enabled. */
  waitLabel?: string | undefined;
  loading: boolean;
  onSend: () => void;
  /** Announced once when a code has been sent; the countdown is not announced. */
  announcement?: string | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCodeField: CodeFieldProps;
  }
}

/** Input for a code, with the button that sends it. A phone can fill the code in. */
export function CodeField(given: CodeFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCodeField' });
  const { sendLabel, waitLabel, loading, onSend, announcement, className, ...field } = props;
  return (
    <>
      <CodeFieldRoot
        {...field}
        className={withClass(root, className)}
        ownerState={props}
        autoComplete="one-time-code"
        inputMode="numeric"
        startAdornment={<ShieldCheckIcon fontSize={20} />}
        endAdornment={
          <span className={place}>
            <Button size="small" loading={loading} disabled={waitLabel !== undefined} onClick={onSend}>
              {waitLabel ?? sendLabel}
            </Button>
          </span>
        }
      />
      <LiveText>{announcement}</LiveText>
    </>
  );
}
