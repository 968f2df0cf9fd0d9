import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'yup';
import type { EntryCheck } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useCaptcha } from '@/data/session/useCaptcha';
import { useLogin } from '@/data/session/useLogin';
import { keptName } from '@/data/session/rememberedMark';
import { useSite } from '@/data/session/siteContext';
import { useHumanVerifiedCall } from '@/data/session/useHumanVerifiedCall';
import { useServerForm } from '@/forms/useServerForm';
import { checkOf, wantsCaptcha } from './loginFailure';
import type { LoginPlace } from './loginPlace';

interface UsernameLoginOptions {
  readonly place: LoginPlace;
  readonly onDone: (next: AfterEntry) => void;
  readonly onCheck: (check: EntryCheck, remember: boolean) => void;
  readonly onInvalid: (errors: Readonly<Record<string, string>>) => void;
}

const empty = { username: '', password: '', captcha: '', remember: false };

/** Logic of the log-in by user name. The typed text stays after a refusal. */
export const useUsernameLogin = ({ place, onDone, onCheck, onInvalid }: UsernameLoginOptions) => {
  const { t } = useTranslation('forms');
  const { localText } = useSite();
  const login = useLogin();
  const callVerified = useHumanVerifiedCall();
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha('login', withCaptcha);

  const form = useServerForm({
    initialValues: { ...empty, username: keptName(localText) },
    schema: () =>
      object({
        username: string().trim().required(t('required')),
        password: string().required(t('required')),
        captcha: withCaptcha && !captcha.byWork ? string().trim().required(t('captcha')) : string(),
        remember: boolean(),
      }),
    clearOnFailure: ['captcha'],
    fieldOfCode: { captcha_missing: 'captcha', captcha_failed: 'captcha' },
    send: ({ username, password, captcha: letters, remember }) =>
      callVerified('login', async (proof) =>
        login({
          username,
          password,
          type: 'username',
          ...(remember && { remember }),
          ...(place === 'agent' && { agent: true }),
          ...(withCaptcha && (await captcha.answer(letters))),
          ...proof,
        }),
      ),
    onDone: (next) => onDone(next ?? 'home'),
    onRefused: (failure: Failure) => {
      const check = checkOf(failure);
      if (check) onCheck(check, form.values.remember);
      if (withCaptcha) captcha.renew();
      if (wantsCaptcha(failure)) setWithCaptcha(true);
    },
    onInvalid,
  });

  return { ...form, captcha: withCaptcha ? captcha : undefined };
};
