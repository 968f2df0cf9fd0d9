import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckMethod } from '#contract/constants';
import type { EntryCheck } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { useAction } from '@/data/core/useAction';
import { useFormCooldown } from '@/data/core/useFormCooldown';
import { useSite } from '@/data/session/siteContext';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useSessionCall } from '@/data/session/useSessionCall';
import { useSend } from '@/data/core/useSend';
import { useSmsButton } from '@/forms/useSmsButton';

interface LoginCheckOptions {
  readonly check: EntryCheck;
  readonly remember: boolean;
  readonly onDone: (next: AfterEntry) => void;
  /** The pending login has expired: the member has to start again. */
  readonly onGone: (failure: Failure) => void;
}

const isSent = (method: CheckMethod): method is 'mobile' | 'email' =>
  method === 'mobile' || method === 'email';

const codeLength = 6;

/** Logic of the additional check after a password: one of the methods that the gateway offers (LOGIN-12, LOGIN-13). */
export const useLoginCheck = ({ check, remember, onDone, onGone }: LoginCheckOptions) => {
  const { client } = useSite();
  const enter = useSessionCall();
  const send = useSend();
  const [method, setMethod] = useState<CheckMethod>(check.methods[0]?.method ?? 'authenticator');
  const [answer, setAnswer] = useState('');
  /** A recovery code may replace the app's code; it is longer. */
  const [recovery, setRecovery] = useState(false);
  const { busy, failure, run, forget, refuse } = useAction();
  const { ticket } = check;

  const failed = (reason: Failure): void => {
    if (reason.code === 'code_expired') onGone(reason);
    else refuse(reason);
  };

  const sms = useSmsButton({
    kept: useFormCooldown(ticket),
    now: client.clock.now,
    check: () => Promise.resolve(isSent(method)),
    send: () => send('loginCheckCode', { ticket, method: method === 'email' ? 'email' : 'mobile' }),
    onFailure: failed,
  });

  const submit = async (text: string): Promise<void> => {
    if (text.trim() === '') return;
    const body = { ticket, method, answer: text.trim() };
    await run(async () => {
      const result = await enter('loginCheck', body, { by: 'other', remember });
      if (result.ok) return onDone(result.value ?? 'home');
      setAnswer('');
      if (result.failure.code !== 'code_expired') return result.failure;
      onGone(result.failure);
    });
  };

  const begin = useEffectEvent(() => {
    if (isSent(method)) sms.press();
  });
  useEffect(() => begin(), [method]);

  return {
    method,
    choose: (next: CheckMethod) => {
      setMethod(next);
      setAnswer('');
      setRecovery(false);
      forget();
    },
    /** A code submits itself once all digits are typed. */
    boxed: method !== 'bankName' && !recovery,
    answer,
    type: (text: string) => {
      setAnswer(text);
      forget();
      if (method !== 'bankName' && !recovery && text.length === codeLength) void submit(text);
    },
    recovery,
    useRecovery: () => {
      setRecovery(!recovery);
      setAnswer('');
    },
    target: check.methods.find((offered) => offered.method === method)?.target ?? undefined,
    sms: isSent(method) ? sms : undefined,
    failure,
    busy,
    submit: () => void submit(answer),
  };
};
