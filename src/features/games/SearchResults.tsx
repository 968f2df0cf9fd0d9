import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useLanguage } from '@/data/session/useLanguage';
import { Chip } from '@/ui/actions/Chip';
import { media } from '@/ui/styles/media';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { hidden } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { gameCardClasses } from '@/ui/gaming/gameCardClasses';
import { FoundGames } from './FoundGames';
import { GameListError } from './GameListError';
import { NothingFound } from './NothingFound';

const slot = ownClasses('SearchResults', ['chips', 'count', 'hidden']);

const Root = styled('div')({
  // Text keeps its contrast while results refresh.
  [`&[aria-busy=true] .${gameCardClasses.picture}`]: { opacity: 0.6 },
  [`& .${slot.chips}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    marginBottom: space(3.5),
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: '4px 0' },
  },
  [`& .${slot.count}`]: { margin: space(0, 0, 3.5), color: vars.text.secondary },
  [`& .${slot.hidden}`]: hidden,
  [`& .${slot.count}:empty`]: { margin: 0 },
});

const chipsAtMost = 8;

export interface SearchResultsProps {
  text: string;
  /** Undefined until it has loaded. */
  found: Value<'gameList'> | undefined;
  busy: boolean;
  failure: string | undefined;
  onRetry: () => void;
  vendor: string | undefined;
  onVendor: (code: string | undefined) => void;
  /** How many categories, providers, pages and offers were found beside games. */
  places: number;
  /** Called when the user opens a result. */
  onFollow: () => void;
}

/** The games that a search found, filtered by provider; it also says how many places were found. */
export function SearchResults(props: SearchResultsProps) {
  const { text, found, busy, failure, onRetry, vendor, onVendor, places, onFollow } = props;
  const { t } = useTranslation(['games', 'common']);
  const number = new Intl.NumberFormat(languageTag(useLanguage()));
  const vendors = useMemo(() => found?.vendors?.slice(0, chipsAtMost) ?? [], [found]);
  if (failure !== undefined) return <GameListError failure={failure} busy={busy} onRetry={onRetry} />;
  const chosen = vendors.find(({ vassalage }) => vassalage === vendor)?.displayName ?? vendor;
  return (
    <Root aria-busy={busy || undefined} onClickCapture={onFollow}>
      {vendors.length > 1 && (
        <div className={slot.chips} role="group" aria-label={t('vendors')}>
          <Chip selected={vendor === undefined} onClick={() => onVendor(undefined)}>
            {t('all')}
          </Chip>
          {vendors.map(({ vassalage, displayName }) => (
            <Chip key={vassalage} selected={vendor === vassalage} onClick={() => onVendor(vassalage)}>
              {displayName || vassalage}
            </Chip>
          ))}
        </div>
      )}
      {/* The live region exists before it has a number: some screen readers ignore a region that appears together with its text. */}
      <p className={slot.count} role="status">
        {found !== undefined &&
          found.total > 0 &&
          t(found.approximate ? 'near' : 'found', { total: number.format(found.total), text })}
        {found !== undefined && found.total === 0 && (
          <span className={places > 0 ? undefined : slot.hidden}>
            {places > 0 ? t('finder.noGames', { text }) : t('finder.nothing')}
          </span>
        )}
        {found !== undefined && places > 0 && (
          <span className={slot.hidden}> {t('finder.placesFound', { total: number.format(places) })}</span>
        )}
      </p>
      {found === undefined ? (
        <GameCardSkeletons count={5} />
      ) : found.games.length === 0 && places > 0 && vendor === undefined ? null : found.games.length === 0 ? (
        <NothingFound text={text} vendor={chosen} onAllVendors={() => onVendor(undefined)} />
      ) : (
        <FoundGames games={found.games} text={text} />
      )}
    </Root>
  );
}
