import { useTranslation } from 'react-i18next';
import { usePost } from '@/data/resources/useHelp';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { BellIcon } from '@/ui/media/icons';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { ContentHtml } from '@/shared/ContentHtml';
import { Text } from '@/ui/typography/Text';

interface PostModalProps {
  /** The post's name in the address. */
  item: string | undefined;
  onClose: () => void;
}

/** A post of the news or the blog, with date and reading time, under its own address and title (INFO-01). */
export function PostModal({ item = '', onClose }: PostModalProps) {
  const { t } = useTranslation(['help', 'common']);
  const { art, timeZone } = useSite().boot.brand;
  const post = usePost(item);
  const { value, failure } = post;
  const isGone = failure?.code === 'not_found' || failure?.code === 'bad_request';
  return (
    <Modal
      title={value?.title ?? t('post')}
      size="wide"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={
        <ModalArt
          heading={value ? t(`kind.${value.kind}`) : ''}
          picture={value ? bannerArt(value.image, art).src : art.src}
        />
      }
    >
      {isGone ? (
        <EmptyState
          plain
          icon={<BellIcon fontSize={40} />}
          title={t('postGone')}
          text={t('postGoneText')}
          action={<Button href="/news">{t('kind.news')}</Button>}
        />
      ) : (
        <Loaded of={post} plain>
          {({ lead, content, publishedAt, minutes }) => (
            <>
              <Text tone="muted" variant="caption">
                {formatTime(publishedAt, 'day', timeZone)} · {t('minutes', { count: minutes })}
              </Text>
              <Text tone="secondary">{lead}</Text>
              <ContentHtml html={content} />
            </>
          )}
        </Loaded>
      )}
    </Modal>
  );
}
