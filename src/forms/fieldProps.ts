import type { ChangeEventHandler, FocusEventHandler } from 'react';
import type { FieldProps } from '@/ui/Field';

/** What `useServerForm` gives for one text. */
export type TextProps = Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** What it gives for one choice of several. */
export type ChoiceProps = TextProps & {
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
  readonly onBlur: FocusEventHandler<HTMLSelectElement>;
};
