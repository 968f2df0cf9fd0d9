import { useTranslation } from 'react-i18next';
import { useHotGames } from '@/data/resources/useHotGames';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CategoryLinks } from './CategoryLinks';
import { GameSuggestions } from './GameSuggestions';

interface NothingFoundProps {
  text: string;
  /** The provider filter of the search. */
  vendor: string | undefined;
  onAllVendors: () => void;
}

/** Shown if a search finds nothing: names the active filter, offers to remove it, and leads on: to the categories and to hot games. */
export function NothingFound({ text, vendor, onAllVendors }: NothingFoundProps) {
  const { t } = useTranslation('games');
  const hot = useHotGames();
  return (
    <>
      <EmptyState
        plain
        picture="/art/icons/lens.webp"
        title={t('notFound', { text })}
        text={vendor === undefined ? t('notFoundHint') : t('notFoundIn', { vendor })}
        action={
          vendor !== undefined && (
            <Button tone="primary" onClick={onAllVendors}>
              {t('allVendors')}
            </Button>
          )
        }
      />
      <CategoryLinks />
      {(hot.value ?? hot.isLoading) && <GameSuggestions title={t('hot')} games={hot.value?.list} />}
    </>
  );
}
