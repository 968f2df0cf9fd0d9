import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Body } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import type { SocialRegistration } from '@/data/session/socialRegistration';
import { useCaptcha } from '@/data/session/useCaptcha';
import { useFormCooldown } from '@/data/core/useFormCooldown';
import { useCountryCodes } from '@/data/resources/useCountryCodes';
import { useDraft } from '@/data/core/useDraft';
import { useSessionCall, type EntryResult } from '@/data/session/useSessionCall';
import { useHumanVerifiedCall } from '@/data/session/useHumanVerifiedCall';
import { useReportPattern } from '@/data/core/useReportPattern';
import { useSend } from '@/data/core/useSend';
import { useSite } from '@/data/session/siteContext';
import { dayIn } from '@/domain/dayIn';
import { bareNumber, dialledNumber } from '@/domain/mobileNumber';
import { useServerForm } from '@/forms/useServerForm';
import { useServerPatterns } from '@/forms/useServerPatterns';
import { useSmsButton } from '@/forms/useSmsButton';
import { diallingField, draftOf, draftText, startValues, variantField } from './registrationValues';
import { invitationAt } from './invitationAt';
import { registrationBody } from './registrationBody';
import type { KnownRule } from './registrationRules';
import { registrationSchema } from './registrationSchema';
import type { RegistrationVariant } from './registrationVariants';
import { useLinkVisit } from './useLinkVisit';
import { usePhoneProof } from './usePhoneProof';

export interface RegistrationFormProps {
  readonly variant: RegistrationVariant;
  readonly rules: readonly KnownRule[];
  readonly captcha: boolean;
  /** Sender and checker of the code. */
  readonly sms?: 'own' | 'firebase';
  readonly age: number;
  /** The social account to link (LOGIN-11). */
  readonly social?: SocialRegistration | undefined;
  /** The opened account that its owner activates, instead of registering a new one (AGENT-12). */
  readonly activation?: {
    readonly account: string;
    /** The call's body, of that of a registration. */
    readonly bodyOf: (body: Body<'register'>) => Body<'activateAccount'>;
    /** Name of the form, and label of its button. */
    readonly title: string;
    readonly submit: string;
  };
  /** Called if the account can no longer be linked. */
  readonly onSocialLost?: () => void;
  readonly onDone: () => void;
}

/** Logic of the registration. In this order: validation, invitation, human verification, call (spec §4). */
export const useRegistration = ({
  variant,
  rules,
  captcha: asksCaptcha,
  sms: sender = 'own',
  age,
  social,
  activation,
  onSocialLost = () => undefined,
  onDone,
}: RegistrationFormProps) => {
  const { t } = useTranslation('forms');
  const { client, boot, host, origin } = useSite();
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  useLinkVisit(activation ? null : address.get('affiliateCode'));
  const enter = useSessionCall();
  const send = useSend();
  const callVerified = useHumanVerifiedCall();
  const draft = useDraft(activation ? 'activation' : 'registration');
  const captcha = useCaptcha('register', asksCaptcha);
  const accepted = useServerPatterns(useReportPattern());
  const countries = useCountryCodes(
    rules.some(({ field }) => field === 'mobileNum' || field === 'nationality'),
  ).value;
  const phone = usePhoneProof();
  const [smsFailure, setSmsFailure] = useState<Failure>();
  const [invitationRefused, setInvitationRefused] = useState(false);
  const [dialling, setDialling] = useState(() => draftText(draft.read()[diallingField]));
  const isDialled = countries?.codes.some(({ dialingCode }) => dialingCode === dialling) ?? true;
  const code = isDialled ? (dialling ?? countries?.preferred) : countries?.preferred;
  const today = dayIn(client.clock.now(), boot.brand.timeZone);

  const shows = (field: KnownRule['field']) => rules.some((rule) => rule.field === field);
  const codeOf = (
    field: 'affiliateCode' | 'referralCode',
    values: Readonly<Record<string, string | boolean>>,
  ) => (shows(field) ? String(values[field]) : (address.get(field) ?? '')).trim();

  const form = useServerForm({
    initialValues: startValues(rules, draft.read(), address.get('referralCode')),
    schema: () =>
      registrationSchema({
        rules,
        words: (key) => t(key, { age }),
        accepted,
        captcha: asksCaptcha && !captcha.byWork,
        age,
        today,
      }),
    clearOnFailure: ['captcha'],
    fieldOfCode: {
      captcha_missing: 'captcha',
      captcha_failed: 'captcha',
      code_invalid: 'verificationCode',
      code_expired: 'verificationCode',
      phone_invalid: 'mobileNum',
    },
    send: async (values): Promise<EntryResult> => {
      const affiliateCode = codeOf('affiliateCode', values);
      const asked = affiliateCode === '' ? 'referralCode' : 'affiliateCode';
      const place = shows(asked) ? asked : undefined;
      if (affiliateCode !== '') {
        const invitation = await send('affiliate', { code: affiliateCode, domain: host });
        if (!invitation.ok) return invitationAt(place, invitation);
      }
      const byThirdParty = sender === 'firebase' && shows('verificationCode');
      const entered = await callVerified('register', async (proof) => {
        // The last step before the call, because it uses up the code (spec §4).
        const owner = byThirdParty ? await phone.prove(String(values['verificationCode'])) : undefined;
        if (owner?.ok === false) return owner;
        const body = {
          ...registrationBody({
            variant,
            rules,
            values,
            dialling: code,
            affiliateCode,
            referralCode: codeOf('referralCode', values),
            host,
            registerUrl: origin + pathname,
          }),
          ...owner?.value,
          ...(social && { socialTicket: social.ticket }),
          ...(asksCaptcha && (await captcha.answer(String(values['captcha'])))),
          ...proof,
        };
        return activation
          ? enter('activateAccount', activation.bodyOf(body), { by: 'other' })
          : enter(variant, body, { by: 'other' });
      });
      return invitationAt(place, entered);
    },
    onDone: () => {
      draft.drop();
      onDone();
    },
    onRefused: (failure) => {
      if (failure.code === 'invitation_code_error') setInvitationRefused(true);
      if (failure.code === 'sign_in_expired' || failure.code === 'social_taken') onSocialLost();
      if (asksCaptcha) captcha.renew();
    },
  });

  const keep = useEffectEvent(() =>
    draft.keep({
      // The other variant has other fields, so the draft may have more values.
      ...draft.read(),
      ...draftOf(form.values),
      [variantField]: variant,
      ...(dialling !== undefined && { [diallingField]: dialling }),
    }),
  );
  useEffect(() => keep(), [form.values, dialling]);

  const sms = useSmsButton({
    kept: useFormCooldown('registration'),
    now: client.clock.now,
    check: () => form.check('mobileNum'),
    send: () => {
      const number = String(form.values['mobileNum']);
      if (sender === 'firebase') return phone.send(dialledNumber(number, code ?? ''));
      return callVerified('sms', (proof) =>
        send('registerSms', {
          mobileNo: bareNumber(number),
          ...(code !== undefined && { countryDialingCode: code }),
          ...proof,
        }),
      );
    },
    onFailure: setSmsFailure,
  });

  return {
    ...form,
    captcha: asksCaptcha ? captcha : undefined,
    countries,
    dialling: code ?? '',
    setDialling,
    age,
    /** The user name as typed or given. */
    account: activation?.account ?? draftText(form.values['username']),
    sms,
    phoneQuestion: phone.question,
    smsFailure,
    dismissSms: () => setSmsFailure(undefined),
    invitationRefused,
    dismissInvitation: () => setInvitationRefused(false),
  };
};

export type Registration = ReturnType<typeof useRegistration>;
