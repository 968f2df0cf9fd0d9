import { styled, useThemeProps } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Field, type FieldProps } from '../ui/fields/Field';
import type { ControlProps } from '../ui/fields/FieldControlProps';
import { CaretDownIcon, DeviceMobileIcon } from '../ui/media/icons';
import { innerSlots } from '../ui/styles/innerSlots';
import { slotClasses } from '../ui/styles/slotClasses';
import { focusRing } from '../ui/styles/styleParts';
import { withClass } from '../ui/styles/withClass';

const mobileFieldClasses = slotClasses('MarqueeMobileField', ['root', 'dial', 'code', 'select', 'option']);
const { root, dial, code, select, option } = mobileFieldClasses;

const MobileFieldRoot = styled(Field, {
  name: 'MarqueeMobileField',
  slot: 'Root',
  overridesResolver: innerSlots(mobileFieldClasses),
})<{ ownerState: MobileFieldProps }>({
  [`& .${dial}`]: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: space(1.5),
    '&:focus-within': { ...focusRing, borderRadius: vars.radius.xs },
  },
  // The span shows the selected code. A transparent native select covers it, whose list also has the country names.
  [`& .${select}`]: {
    position: 'absolute',
    inset: '0 -6px',
    border: 0,
    opacity: 0,
    font: 'inherit',
    fontSize: textSize.large,
    cursor: 'pointer',
  },
  [`& .${code}`]: { fontWeight: 500, color: vars.text.primary },
  [`& .${option}`]: { backgroundColor: vars.surface.raised, color: vars.text.primary },
});

export interface DialingOption {
  value: string;
  label: string;
}

interface MobileFieldProps extends Omit<FieldProps, 'startAdornment' | 'endAdornment' | 'type' | 'rows'> {
  dialing?: Pick<ControlProps<string, HTMLSelectElement>, 'name' | 'onChange'> & {
    value: string;
    label: string;
    options: readonly DialingOption[];
  };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeMobileField: MobileFieldProps;
  }
}

/** Input for a mobile number, with the country's dialling code before it. */
export function MobileField(given: MobileFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeMobileField' });
  const { dialing, className, ...field } = props;
  return (
    <MobileFieldRoot
      {...field}
      className={withClass(root, className)}
      ownerState={props}
      type="tel"
      inputMode="tel"
      autoComplete={field.autoComplete ?? (dialing ? 'tel-national' : 'tel')}
      startAdornment={
        dialing === undefined ? (
          <DeviceMobileIcon fontSize={20} />
        ) : (
          <span className={dial}>
            <DeviceMobileIcon fontSize={20} />
            <b className={code} aria-hidden>
              +{dialing.value}
            </b>
            <CaretDownIcon fontSize={14} />
            <select
              className={select}
              name={dialing.name}
              aria-label={dialing.label}
              autoComplete="tel-country-code"
              value={dialing.value}
              onChange={(event) => dialing.onChange(event.target.value, event)}
            >
              {dialing.options.map(({ value, label }) => (
                <option className={option} key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )
      }
    />
  );
}
