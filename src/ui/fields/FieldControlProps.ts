import type { ChangeEvent, ComponentPropsWithRef, CompositionEvent, FocusEventHandler } from 'react';

/** Texts above and below a control. */
export interface FieldTexts {
  label: string;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  helper?: string | undefined;
  /** Shown above the helper text; marks the control as invalid. */
  error?: string | undefined;
  /** Shown instead of the helper text if the value is valid. */
  success?: string | undefined;
  /** Ids of further descriptions, such as the list of rules. */
  rules?: string | undefined;
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A change; a composition event when an input method has ended a word. */
export type TypingEvent<Control extends Element> = ChangeEvent<Control> | CompositionEvent<Control>;

/** Props of a form control; `useServerForm` provides all of them but the texts. */
export interface ControlProps<Value, Control extends Element> {
  name: string;
  onChange: (value: Value, event: TypingEvent<Control>) => void;
  onBlur?: FocusEventHandler<Control> | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

type Taken = keyof FieldTexts | keyof ControlProps<string, Element> | 'children';

/** Props of every field. Other attributes, the class and the ref go to its root, as in MUI's TextField. */
export interface FieldControlProps<Control extends Element = TextControl>
  extends FieldTexts, ControlProps<string, Control>, Omit<ComponentPropsWithRef<'div'>, Taken> {
  value: string;
}
