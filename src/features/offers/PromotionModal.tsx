import { useTranslation } from 'react-i18next';
import { usePromotion } from '@/data/resources/usePromotions';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { GiftIcon } from '@/ui/media/icons';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { OfferView } from './OfferView';

interface PromotionModalProps {
  /** The promotion's id. */
  item: string | undefined;
  onClose: () => void;
}

/** A promotion above any page, under its own address and title (PROMO-01). */
export function PromotionModal({ item = '', onClose }: PromotionModalProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { art } = useSite().boot.brand;
  const promotion = usePromotion(item);
  const { value, failure } = promotion;
  const isGone = failure?.code === 'not_found' || failure?.code === 'bad_request';
  return (
    <Modal
      title={value?.title ?? t('title')}
      size="wide"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={
        <ModalArt
          heading={value ? t(`category.${value.category}`) : ''}
          picture={value ? bannerArt(value.image, art).src : art.src}
        />
      }
    >
      {isGone ? (
        <EmptyState
          plain
          icon={<GiftIcon fontSize={40} />}
          title={t('gone')}
          text={t('goneText')}
          action={<Button href="/promotions">{t('seeAll')}</Button>}
        />
      ) : (
        <Loaded of={promotion} plain>
          {(offer) => <OfferView offer={offer} />}
        </Loaded>
      )}
    </Modal>
  );
}
