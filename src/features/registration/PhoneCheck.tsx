import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneFramePath, phoneRefusals } from '#contract/phoneFrame';
import { limits } from '@/config/limits';
import { Modal } from '@/ui/overlays/Modal';
import { SandboxFrame } from '@/ui/media/SandboxFrame';
import type { PhoneAnswer, PhoneQuestion } from './usePhoneProof';

/** Parses messages of the frame defensively, because a third party's scripts send them. */
const readAnswer = (data: unknown): PhoneAnswer | 'ready' | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, session, token, why } = data as Readonly<Record<string, unknown>>;
  if (kind === 'ready') return 'ready';
  if (kind === 'failed') return { kind };
  if (kind === 'sent' && typeof session === 'string') return { kind, session };
  if (kind === 'proved' && typeof token === 'string') return { kind, token };
  const refusal = phoneRefusals.find((known) => known === why);
  return kind === 'refused' && refusal !== undefined ? { kind, why: refusal } : undefined;
};

/** The third party's frame: visible while it may ask the visitor something, hidden while it checks a code. */
export function PhoneCheck({ question }: { question: PhoneQuestion }) {
  const { t, i18n } = useTranslation(['registration', 'common']);
  const { ask, done } = question;
  const seen = ask.kind === 'send';
  const giveUp = useEffectEvent(() => done({ kind: 'failed' }));
  useEffect(() => {
    if (seen) return undefined;
    const timer = setTimeout(() => giveUp(), limits.callTimeout);
    return () => clearTimeout(timer);
  }, [seen]);
  const frame = (
    <SandboxFrame
      title={t('phoneCheck')}
      src={`${phoneFramePath}?language=${i18n.language}`}
      hidden={!seen}
      onMessage={(data, reply) => {
        const answer = readAnswer(data);
        if (answer === 'ready') reply(ask);
        else if (answer) done(answer);
      }}
    />
  );
  if (!seen) return frame;
  return (
    <Modal title={t('phoneCheck')} onClose={() => done({ kind: 'closed' })} closeLabel={t('common:close')}>
      {frame}
    </Modal>
  );
}
