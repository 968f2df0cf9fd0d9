import { styled, useThemeProps } from '@mui/material/styles';
import { memo, useState } from 'react';
import { Field, type FieldProps } from './Field';
import { IconButton } from '../actions/IconButton';
import { EyeIcon, EyeSlashIcon, LockSimpleIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const passwordFieldClasses = slotClasses('MarqueePasswordField', ['root']);

const PasswordFieldRoot = styled(Field, {
  name: 'MarqueePasswordField',
  slot: 'Root',
  overridesResolver: innerSlots(passwordFieldClasses),
})<{ ownerState: PasswordFieldProps }>({});

export interface PasswordFieldProps extends Omit<
  FieldProps,
  'type' | 'startAdornment' | 'endAdornment' | 'rows'
> {
  showLabel: string;
  hideLabel: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueePasswordField: PasswordFieldProps;
  }
}

/** A password field with a button that shows the password. Mounting it again hides the password again. */
export const PasswordField = memo(function PasswordField(given: PasswordFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePasswordField' });
  const { showLabel, hideLabel, className, ...field } = props;
  const [shown, setShown] = useState(false);
  return (
    <PasswordFieldRoot
      {...field}
      className={withClass(passwordFieldClasses.root, className)}
      ownerState={props}
      type={shown ? 'text' : 'password'}
      startAdornment={<LockSimpleIcon fontSize={20} />}
      endAdornment={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeIcon fontSize={20} /> : <EyeSlashIcon fontSize={20} />}
        </IconButton>
      }
    />
  );
});
