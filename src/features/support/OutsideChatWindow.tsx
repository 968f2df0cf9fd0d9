import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportFrameKinds, supportFramePath, type SupportFrameSeat } from '#contract/supportFrame';
import { useAction } from '@/data/core/useAction';
import { useSupportSeat } from '@/data/resources/useSupportSeat';
import { useModalAddress } from '@/data/session/useModalAddress';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { FormStack } from '@/ui/layout/FormStack';
import { SandboxFrame } from '@/ui/media/SandboxFrame';
import { Text } from '@/ui/typography/Text';
import { SupportWindow } from './SupportWindow';

const Frame = styled(SandboxFrame)({ height: 'min(560px, 70dvh)' });

const kindOf = (data: unknown): (typeof supportFrameKinds)[number] | undefined => {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  return supportFrameKinds.find((one) => one === kind);
};

/**
 * The chat of an outside party, in a document without the origin of the site. Nothing of it is loaded before the chat is
 * opened, and it learns who opens it by a token of the gateway alone.
 */
export function OutsideChatWindow({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['support', 'common']);
  const modal = useModalAddress();
  const seat = useSupportSeat();
  const { failure, run, refuse, forget } = useAction();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isFailed = state === 'failed' || failure !== undefined;
  const onMessage = (data: unknown, reply: (message: SupportFrameSeat) => void): void => {
    const kind = kindOf(data);
    if (kind === 'ready' || kind === 'failed') setState(kind);
    if (kind !== 'waiting') return;
    void run(seat).then((answer) => {
      if (answer?.ok) reply({ kind: 'seat', token: answer.value.token });
      else if (answer) refuse(answer.failure);
    });
  };
  return (
    <SupportWindow onClose={onClose}>
      <FormStack>
        <Text tone="secondary">{t('outside')}</Text>
        {isFailed ? (
          <>
            {failure === undefined ? (
              <Note tone="danger" alert>
                {t('outsideFailed')}
              </Note>
            ) : (
              <FormRefusal failure={failure} />
            )}
            <Button
              tone="primary"
              fullWidth
              onClick={() => {
                forget();
                setState('loading');
              }}
            >
              {t('common:retry')}
            </Button>
            <Button fullWidth href={modal('feedback')}>
              {t('feedback')}
            </Button>
          </>
        ) : (
          <>
            {state === 'loading' && <TextSkeleton lines={6} />}
            <Frame
              title={t('title')}
              src={`${supportFramePath}?language=${i18n.language}`}
              hidden={state === 'loading'}
              onMessage={onMessage}
            />
          </>
        )}
      </FormStack>
    </SupportWindow>
  );
}
