import { useTranslation } from 'react-i18next';
import type { HelpSection } from '#contract/help';
import { useHelpCentre } from '@/data/resources/useHelp';
import { Loaded } from '@/forms/Loaded';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Modal } from '@/ui/overlays/Modal';
import { ContentHtml } from './ContentHtml';
import { Text } from '@/ui/typography/Text';

export interface PaperDialogProps {
  section: HelpSection;
  onClose: () => void;
}

/** A paper of the help centre above a form, which stays as it is (INFO-01). */
export function PaperDialog({ section, onClose }: PaperDialogProps) {
  const { t, ready } = useTranslation(['help', 'common']);
  const centre = useHelpCentre();
  if (!ready) return null;
  return (
    <Modal title={t(`topic.${section}`)} phone="page" onClose={onClose} closeLabel={t('common:close')}>
      <Loaded of={centre} plain>
        {({ sections }) => {
          const articles = sections.find(({ id }) => id === section)?.articles ?? [];
          return articles.length === 0 ? (
            <EmptyState plain title={t('empty')} text={t('emptyText')} />
          ) : (
            articles.map(({ id, title, content }) => (
              <section key={id}>
                <Text variant="subtitle2" component="h3">
                  {title}
                </Text>
                <ContentHtml html={content} />
              </section>
            ))
          );
        }}
      </Loaded>
    </Modal>
  );
}
