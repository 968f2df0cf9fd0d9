import { useTranslation } from 'react-i18next';
import { pushTopics } from '#contract/push';
import { usePush } from '@/data/resources/usePush';
import { useIdentity } from '@/data/session/useIdentity';
import { useModule } from '@/data/session/useModule';
import { Loaded } from '@/forms/Loaded';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { FormStack } from '@/ui/layout/FormStack';
import { Modal } from '@/ui/overlays/Modal';
import { Text } from '@/ui/typography/Text';
import { PushForm } from './PushForm';

/** What the member is told on this browser while the site is closed. */
export function PushModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['push', 'common']);
  const { isLogin } = useIdentity();
  // Members are offered contracts as well as agents.
  const hasContracts = useModule('AGENTPOLICY3', isLogin);
  const { save, turnOff, ...push } = usePush();
  const offered = pushTopics.filter((topic) => topic !== 'contracts' || hasContracts);
  return (
    <Modal title={t('title')} onClose={onClose} closeLabel={t('common:close')}>
      <Loaded of={push} skeleton={<TextSkeleton lines={8} />} plain>
        {({ state, choice }) => (
          <FormStack>
            <Text tone="secondary">{t('lead')}</Text>
            {state === 'unsupported' && (
              <Note tone="info">
                {t('unsupported')} <Link href="/down">{t('install')}</Link>
              </Note>
            )}
            {state === 'denied' && <Note tone="warning">{t('denied')}</Note>}
            {(state === 'on' || state === 'off') && (
              <>
                <div>
                  <StatusLabel tone={state === 'on' ? 'success' : 'neutral'}>{t(state)}</StatusLabel>
                </div>
                <PushForm choice={choice} offered={offered} onSave={save} onOff={turnOff} />
              </>
            )}
          </FormStack>
        )}
      </Loaded>
    </Modal>
  );
}
