import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { openedHere } from '@/config/openedHere';
import { withModal } from '@/config/modals';
import { useGameList } from '@/data/resources/useGameList';
import { useRecentSearches } from '@/data/storage/useRecentSearches';
import { useTypedText } from '@/data/core/useTypedText';
import { useFailureText } from '@/forms/useFailureText';
import { TopPanel } from '@/ui/layout/TopPanel';
import { SearchBefore } from './SearchBefore';
import { SearchResults } from './SearchResults';
import { SearchView } from './SearchView';
import { useFoundPlaces } from './useFoundPlaces';

const longest = 64;

interface SearchModalProps {
  /** The search words. */
  item: string | undefined;
  onClose: () => void;
}

/** The search dialog. Its words are in the address, so that going back restores the results. */
export function SearchModal({ item = '', onClose }: SearchModalProps) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [opened] = useState(useNavigationType() === NavigationType.Push);
  const given = item.slice(0, longest).trim();
  const { text, setText } = useTypedText(given, (words) => {
    const to = { pathname, search: withModal(search, 'search', words === '' ? undefined : words) };
    void navigate(to, { replace: true, ...(opened && { state: openedHere }) });
  });
  const [vendor, setVendor] = useState<string>();
  const recent = useRecentSearches();
  const filter = useMemo(
    () => (given === '' ? null : { gameName: given, ...(vendor !== undefined && { vassalage: vendor }) }),
    [given, vendor],
  );
  const found = useGameList(filter);
  const failure = useFailureText(found.value === undefined ? found.failure : undefined);
  const groups = useFoundPlaces(given);
  const type = (words: string): void => {
    setVendor(undefined);
    setText(words);
  };
  return (
    <TopPanel label={t('search')} onClose={onClose}>
      <SearchView
        text={text}
        onText={type}
        onEnter={() => recent.add(text)}
        onClose={onClose}
        recent={recent.list}
        onRecent={type}
        onForget={recent.remove}
        onForgetAll={recent.clear}
        groups={groups}
        onOpen={({ href }) => {
          recent.add(given);
          void navigate(href);
        }}
      >
        {filter === null ? (
          <SearchBefore onWord={type} />
        ) : (
          <SearchResults
            text={given}
            found={found.value}
            busy={found.isBusy || text.trim() !== given}
            failure={failure}
            onRetry={found.reload}
            vendor={vendor}
            onVendor={setVendor}
            places={groups.reduce((sum, { places }) => sum + places.length, 0)}
            onFollow={() => recent.add(given)}
          />
        )}
      </SearchView>
    </TopPanel>
  );
}
