import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Schema } from 'yup';
import type { Failure, Result } from '@/api/failure';
import { focusFirstError } from './focusFirstError';
import { refusedFields, type FieldOfCode } from './refusedFields';
import { useFieldFailures } from './useFieldFailures';

export type FormValues = Readonly<Record<string, string | boolean>>;

interface ServerFormOptions<Values extends FormValues, Value> {
  readonly initialValues: Values;
  /** Builds the schema lazily, at the first validation. */
  readonly schema: () => Schema;
  /** Maps a refusal without field names to a field. */
  readonly fieldOfCode?: FieldOfCode;
  /** Fields with one-time values (such as codes), which a refusal clears. */
  readonly clearOnFailure?: readonly (keyof Values & string)[];
  readonly send: (values: Values) => Promise<Result<Value>>;
  readonly onDone: (value: Value, values: Values) => void | Promise<void>;
  readonly onRefused?: (failure: Failure) => void;
  /** Called at each submit with the schema's errors; the gateway's refusals go to `onRefused`. */
  readonly onInvalid?: (errors: Readonly<Record<string, string>>) => void;
}

/**
 * A form with rules and refusals from the gateway. The typed text stays whatever the answer. A refusal is shown at
 * its field until the field changes, and the first invalid field gets the focus.
 */
export const useServerForm = <Values extends FormValues, Value>({
  initialValues,
  schema,
  fieldOfCode = {},
  clearOnFailure = [],
  send,
  onDone,
  onRefused,
  onInvalid,
}: ServerFormOptions<Values, Value>) => {
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [failure, setFailure] = useState<Failure>();
  const [refused, setRefused] = useState<Readonly<Record<string, { of: unknown; code: string }>>>({});
  const words = useFieldFailures(refused);
  /** Fields that another action depends on: they are reported as invalid even if empty. */
  const [checked, setChecked] = useState<readonly string[]>([]);

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => {
      setFailure(undefined);
      const result = await send(values);
      if (result.ok) {
        setRefused({});
        await onDone(result.value, values);
        return;
      }
      const fields = refusedFields(result.failure, fieldOfCode);
      const known = Object.entries(fields).filter(([name]) => Object.hasOwn(values, name));
      for (const name of clearOnFailure) void formik.setFieldValue(name, '', false);
      const left = (name: string) => (clearOnFailure.includes(name) ? '' : values[name]);
      setRefused(Object.fromEntries(known.map(([name, code]) => [name, { of: left(name), code }])));
      setFailure(known.length > 0 ? undefined : result.failure);
      onRefused?.(result.failure);
    },
  });

  const { values, submitCount, isSubmitting, touched } = formik;
  const change = (name: string) => (value: string | boolean) => void formik.setFieldValue(name, value);
  const errors = formik.errors as Readonly<Record<string, string | undefined>>;

  const stillRefused = (name: string): string | undefined => {
    const refusal = refused[name];
    return refusal !== undefined && refusal.of === values[name] ? words[name] : undefined;
  };

  const errorOf = (name: keyof Values & string): string | undefined => {
    const asked =
      submitCount > 0 || checked.includes(name) || (touched[name] === true && values[name] !== '');
    return stillRefused(name) ?? (asked ? errors[name] : undefined);
  };

  const wrong = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.keys(values).flatMap((name) => {
        const error = errors[name] ?? stillRefused(name);
        return error === undefined ? [] : [[name, error]];
      }),
    );

  const look = useEffectEvent(() => {
    const found = wrong();
    focusFirstError(element, found);
    const invalid = Object.fromEntries(Object.entries(found).filter(([name]) => errors[name] !== undefined));
    if (Object.keys(invalid).length > 0) onInvalid?.(invalid);
  });
  useEffect(() => {
    // Once per submit, so that the focus stays with a user who corrects a field.
    if (submitCount > 0 && !isSubmitting) look();
  }, [submitCount, isSubmitting]);

  const text = (name: keyof Values & string) => ({
    name,
    value: String(values[name]),
    onChange: change(name),
    onBlur: formik.handleBlur,
    error: errorOf(name),
  });

  const tick = (name: keyof Values & string) => ({
    name,
    checked: values[name] === true,
    onChange: change(name),
    error: errorOf(name),
  });

  return {
    /** Ref callback for the form element. */
    form: setElement,
    text,
    tick,
    values,
    failure,
    busy: isSubmitting,
    submitted: submitCount > 0,
    left: (name: keyof Values & string): boolean => submitCount > 0 || touched[name] === true,
    setFailure,
    /** Validates one field with the current schema. If it is invalid, shows why and focuses it. */
    check: async (name: keyof Values & string): Promise<boolean> => {
      await formik.setFieldTouched(name, true, false);
      const error = ((await formik.validateForm()) as typeof errors)[name];
      setChecked([...checked, name]);
      if (error !== undefined) focusFirstError(element, { [name]: error });
      return error === undefined;
    },
    setValue: (name: keyof Values & string, value: string) => void formik.setFieldValue(name, value),
    /** Resets the form to these values, without errors. */
    again: (next: Values): void => {
      setChecked([]);
      void formik.resetForm({ values: next });
    },
    onSubmit: formik.handleSubmit,
  };
};
