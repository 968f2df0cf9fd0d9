import type { FieldProps } from '@/ui/Field';

/** What `useServerForm` gives for one text. */
export type TextProps = Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;
