import { useTranslation } from 'react-i18next';

/** The pages of a record, with their words. */
export const usePaging = (page: number, pages: number, onPage: (page: number) => void) => {
  const { t } = useTranslation('common');
  return {
    page,
    pages,
    onPage,
    labels: {
      region: t('pages'),
      previous: t('previous'),
      next: t('next'),
      page: (number: number) => t('page', { page: number }),
    },
  };
};
