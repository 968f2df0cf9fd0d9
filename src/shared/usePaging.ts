import { useTranslation } from 'react-i18next';

/** Pagination of a record, with its labels. */
export const usePaging = (page: number, count: number, onChange: (page: number) => void) => {
  const { t } = useTranslation('common');
  return {
    page,
    count,
    onChange,
    labels: {
      region: t('pages'),
      previous: t('previous'),
      next: t('next'),
      page: (number: number) => t('page', { page: number }),
    },
  };
};
