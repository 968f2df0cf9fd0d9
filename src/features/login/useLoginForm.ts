import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Failure } from '@/api/failure';
import { useLogin } from '@/data/useLogin';
import { focusFirstError } from '@/forms/focusFirstError';
import { useFailureText } from '@/forms/useFailureText';

const empty = { username: '', password: '' };

/** Logic of the login form. What was typed stays, whatever the answer. */
export const useLoginForm = (onDone: () => void) => {
  const { t } = useTranslation('login');
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure>();

  const formik = useFormik({
    initialValues: empty,
    validateOnBlur: false,
    validationSchema: object({
      username: string().trim().required(t('required')),
      password: string().required(t('required')),
    }),
    onSubmit: async (credentials) => {
      setFailure(undefined);
      const result = await login(credentials);
      if (result.ok) onDone();
      else setFailure(result.failure);
    },
  });

  const focus = useEffectEvent(() => focusFirstError(form.current, formik.errors));
  const { submitCount, isValidating } = formik;
  useEffect(() => {
    if (submitCount > 0 && !isValidating) focus();
  }, [submitCount, isValidating]);

  const field = (name: keyof typeof empty) => ({
    name,
    value: formik.values[name],
    onChange: formik.handleChange,
    error: submitCount > 0 ? formik.errors[name] : undefined,
  });

  return {
    form,
    field,
    failure: useFailureText(failure),
    busy: formik.isSubmitting,
    onSubmit: formik.handleSubmit,
  };
};
