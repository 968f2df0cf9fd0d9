import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { usePointRewards } from '@/data/resources/usePoints';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FormStack } from '@/ui/layout/FormStack';
import { GiftIcon } from '@/ui/media/icons';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Text } from '@/ui/typography/Text';
import { ForMembers } from './ForMembers';
import { PointsAmount } from './PointsAmount';
import { RedeemDone } from './RedeemDone';
import { RedeemForm } from './RedeemForm';

interface RedeemModalProps {
  /** The reward's id. */
  item: string | undefined;
  onClose: () => void;
}

/** A reward of the mall, to be redeemed (POINT-01). */
export function RedeemModal({ item = '', onClose }: RedeemModalProps) {
  const { t } = useTranslation(['points', 'common']);
  const { art } = useSite().boot.brand;
  const rewards = usePointRewards();
  const [done, setDone] = useState<Value<'pointsRedeem'>>();
  const reward = rewards.value?.list.find(({ id }) => String(id) === item);
  const title = reward?.title ?? t('title');
  return (
    <Modal
      title={title}
      size="wide"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={
        <ModalArt
          heading={title}
          text={reward ? t(`category.${reward.category}`) : ''}
          picture={reward ? bannerArt(reward.image, art).src : art.src}
        />
      }
    >
      <Loaded of={rewards} plain>
        {() =>
          done ? (
            <RedeemDone done={done} onClose={onClose} />
          ) : reward === undefined ? (
            <EmptyState
              plain
              icon={<GiftIcon fontSize={40} />}
              title={t('gone')}
              text={t('goneText')}
              action={<Button href="/pointMall">{t('back')}</Button>}
            />
          ) : (
            <FormStack>
              <Text tone="secondary">{reward.lead}</Text>
              <PointsAmount points={reward.points} />
              <ForMembers>
                {(balance) => <RedeemForm reward={reward} balance={balance} onDone={setDone} />}
              </ForMembers>
            </FormStack>
          )
        }
      </Loaded>
    </Modal>
  );
}
