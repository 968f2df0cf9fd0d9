import { useRef, useState } from 'react';
import type { PhoneFrameAsk, PhoneFrameMessage } from '#contract/phoneFrame';
import type { ErrorCode } from '#contract/errors';
import { failed, type Result } from '@/api/failure';

export type PhoneAnswer = Exclude<PhoneFrameMessage, { kind: 'ready' }> | { readonly kind: 'closed' };

export interface PhoneQuestion {
  readonly ask: PhoneFrameAsk;
  readonly done: (answer: PhoneAnswer) => void;
}

interface PhoneProof {
  readonly firebaseChannel: 'sms';
  readonly firebaseIdToken: string;
}

/** Minutes before the third party can send another code (LOGIN-10). */
const expiredMinutes = 1;

const refusals = { number: 'phone_invalid', code: 'code_invalid', often: 'too_many_requests' } as const;

const codeOf = (answer: PhoneAnswer): ErrorCode => {
  if (answer.kind === 'refused') return refusals[answer.why];
  return answer.kind === 'closed' ? 'popup_closed' : 'try_again';
};

const refused = (answer: PhoneAnswer) => failed({ kind: 'refused', code: codeOf(answer) });

/**
 * A third party sends and checks the code before the registration is sent (REG-06). `question` is the message for its
 * frame.
 */
export const usePhoneProof = () => {
  const [question, setQuestion] = useState<PhoneQuestion>();
  const session = useRef<string>(undefined);
  /** The third party accepts a code once, while the form may be submitted several times. */
  const proved = useRef<{ readonly code: string; readonly token: string }>(undefined);

  const put = (ask: PhoneFrameAsk): Promise<PhoneAnswer> =>
    new Promise((resolve) => {
      setQuestion({
        ask,
        done: (answer) => {
          setQuestion(undefined);
          resolve(answer);
        },
      });
    });

  return {
    question,
    send: async (number: string): Promise<Result<{ readonly expiredMinutes: number }>> => {
      const answer = await put({ kind: 'send', number });
      if (answer.kind !== 'sent') return refused(answer);
      session.current = answer.session;
      proved.current = undefined;
      return { ok: true, value: { expiredMinutes } };
    },
    prove: async (code: string): Promise<Result<PhoneProof>> => {
      const sent = session.current;
      if (sent === undefined) return failed({ kind: 'refused', code: 'code_invalid' });
      if (proved.current?.code !== code) {
        const answer = await put({ kind: 'check', session: sent, code });
        if (answer.kind !== 'proved') return refused(answer);
        proved.current = { code, token: answer.token };
      }
      return { ok: true, value: { firebaseChannel: 'sms', firebaseIdToken: proved.current.token } };
    },
  };
};
