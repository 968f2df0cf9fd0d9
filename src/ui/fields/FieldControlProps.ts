import type { ChangeEvent, ComponentPropsWithRef, FocusEventHandler } from 'react';

/** What stands above and below a control. */
export interface FieldTexts {
  label: string;
  /** Keeps the label for those who hear the page, hides it for those who see it. */
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  helper?: string | undefined;
  /** Stands above the helper, and marks the control as wrong. */
  error?: string | undefined;
  /** Stands in place of the helper: the value holds. */
  success?: string | undefined;
  /** Ids of more that describes the control, such as the list of its rules. */
  rules?: string | undefined;
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a control of a form takes; `useServerForm` gives all of it but the texts. */
export interface ControlProps<Value, Control extends Element> {
  name: string;
  onChange: (value: Value, event: ChangeEvent<Control>) => void;
  onBlur?: FocusEventHandler<Control> | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

type Taken = keyof FieldTexts | keyof ControlProps<string, Element> | 'children';

/** What every field takes. Other attributes, the class and the ref go to its root, as in MUI's TextField. */
export interface FieldControlProps<Control extends Element = TextControl>
  extends FieldTexts, ControlProps<string, Control>, Omit<ComponentPropsWithRef<'div'>, Taken> {
  value: string;
}
