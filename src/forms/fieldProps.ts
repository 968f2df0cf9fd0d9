import type { FocusEventHandler } from 'react';
import type { FieldControlProps } from '@/ui/fields/FieldControlProps';

/** What `useServerForm` gives for one text, as every field takes it. */
export type TextProps = Pick<FieldControlProps, 'name' | 'value' | 'error'> & {
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
};
