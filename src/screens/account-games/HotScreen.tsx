import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHotGames } from '@/data/resources/useHotGames';
import { readFilter, writeFilter } from '@/domain/lobbyFilter';
import { CategoryChips } from '@/features/navigation/CategoryChips';
import { NeighbourLinks } from '@/features/navigation/NeighbourLinks';
import { GameGrid } from '@/features/games/GameGrid';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { useFailureText } from '@/forms/useFailureText';
import { ChipRow } from '@/shared/ChipRow';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { AccountGamesView } from './AccountGamesView';
import { GameListOrState } from './GameListOrState';

/** Chips in one line; more of them would stand before the first game. */
const shownAtFirst = 7;

/** The most played games, of all vendors or of one (GAME-09). */
export function HotScreen() {
  const { t, ready } = useTranslation(['games', 'nav', 'home']);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { vassalage } = readFilter(search);
  const [isOpen, setOpen] = useState(false);
  const all = useHotGames();
  const { value, failure, isBusy, reload } = useHotGames(vassalage);
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  const vendors = useMemo(
    () => [...new Map(all.value?.list.map((game) => [game.vassalage, game.vendorName]))],
    [all.value],
  );
  if (!ready) return <PageSkeleton />;
  const choose = (code: string | undefined) =>
    void navigate({ search: writeFilter(search, { vassalage: code }) });
  return (
    <AccountGamesView
      picture="fire"
      title={t('nav:category.HOT')}
      lead={t('hotLead')}
      strip={<CategoryChips />}
      places={<NeighbourLinks />}
    >
      {vendors.length > 1 && (
        <ChipRow wraps label={t('vendors')} chosen={vassalage}>
          <Chip selected={vassalage === undefined} onClick={() => choose(undefined)}>
            {t('all')}
          </Chip>
          {vendors
            .filter(([code], place) => isOpen || place < shownAtFirst || code === vassalage)
            .map(([code, name]) => (
              <Chip key={code} selected={vassalage === code} onClick={() => choose(code)}>
                {name}
              </Chip>
            ))}
          {vendors.length > shownAtFirst && (
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('vendorsFewer') : t('vendorsAll', { count: vendors.length })}
            </Button>
          )}
        </ChipRow>
      )}
      <GameListOrState
        games={value?.list}
        failure={failureWords}
        busy={isBusy}
        onRetry={reload}
        empty={{ title: t('hotEmpty'), text: t('emptyHint') }}
      >
        {(games) => <GameGrid games={games} label={t('nav:category.HOT')} />}
      </GameListOrState>
    </AccountGamesView>
  );
}
