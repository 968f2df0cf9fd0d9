import { styled } from '@mui/material/styles';
import type { ChangeEventHandler } from 'react';
import { vars } from '#theme/vars';
import { Field, type FieldProps } from './Field';
import { CaretDownIcon, DeviceMobileIcon } from './icons';
import { focusRing } from './styleParts';

const Dial = styled('span', { name: 'MarqueeMobileField', slot: 'Dial' })({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  alignSelf: 'stretch',
  color: vars.text.muted,
  // The code is shown by the span; the system's own list lies over it and shows names too.
  '& select': {
    position: 'absolute',
    inset: '0 -6px',
    border: 0,
    opacity: 0,
    font: 'inherit',
    fontSize: 16,
    cursor: 'pointer',
  },
  '& b': { fontWeight: 500, color: vars.text.primary },
  '&:focus-within': { ...focusRing, borderRadius: vars.radius.xs },
  '& option': { backgroundColor: vars.surface.raised, color: vars.text.primary },
});

export interface DialingOption {
  value: string;
  label: string;
}

interface MobileFieldProps extends Omit<FieldProps, 'start' | 'end' | 'type' | 'rows'> {
  dialing?: {
    name: string;
    value: string;
    label: string;
    options: readonly DialingOption[];
    onChange: ChangeEventHandler<HTMLSelectElement>;
  };
}

/** A mobile number with the dialling code of its country before it. */
export function MobileField({ dialing, ...field }: MobileFieldProps) {
  return (
    <Field
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete={field.autoComplete ?? (dialing ? 'tel-national' : 'tel')}
      start={
        dialing === undefined ? (
          <DeviceMobileIcon fontSize={20} />
        ) : (
          <Dial>
            <DeviceMobileIcon fontSize={20} />
            <b aria-hidden>+{dialing.value}</b>
            <CaretDownIcon fontSize={14} />
            <select
              name={dialing.name}
              aria-label={dialing.label}
              autoComplete="tel-country-code"
              value={dialing.value}
              onChange={dialing.onChange}
            >
              {dialing.options.map(({ value, label }) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Dial>
        )
      }
    />
  );
}
