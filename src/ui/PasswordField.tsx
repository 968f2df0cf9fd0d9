import { memo, useState } from 'react';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import { EyeIcon, EyeSlashIcon, LockSimpleIcon } from './icons';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'start' | 'end' | 'rows'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at; it is hidden again whenever the field comes anew. */
export const PasswordField = memo(function PasswordField({
  showLabel,
  hideLabel,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      start={<LockSimpleIcon fontSize={20} />}
      end={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeIcon fontSize={20} /> : <EyeSlashIcon fontSize={20} />}
        </IconButton>
      }
    />
  );
});
