import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { GameListFilter } from '#contract/firstCalls';
import { GamePages } from '@/features/games/GamePages';
import { GameListError } from '@/features/games/GameListError';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { GameControllerIcon } from '@/ui/media/icons';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';

// While another list loads, the current one stays visible and is dimmed.
const Root = styled('div')({ minWidth: 0, '&[aria-busy=true]': { opacity: 0.6 } });

export interface LobbyListProps {
  /** The shown list; undefined until the first one has loaded. */
  list: { readonly filter: GameListFilter; readonly total: number } | undefined;
  busy: boolean;
  failure: string | undefined;
  onRetry: () => void;
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined;
  /** Searches for the same words in all categories. */
  onSearchAll: (() => void) | undefined;
}

export function LobbyList({ list, busy, failure, onRetry, onClear, onSearchAll }: LobbyListProps) {
  const { t } = useTranslation(['games', 'common']);
  if (failure !== undefined) return <GameListError failure={failure} busy={busy} onRetry={onRetry} />;
  if (list === undefined)
    return (
      <Root role="group" aria-busy aria-label={t('list')}>
        <GameCardSkeletons count={20} />
      </Root>
    );
  if (list.total === 0)
    return (
      <EmptyState
        title={t(onClear ? 'emptyFiltered' : 'empty')}
        text={t(onClear ? 'emptyFilteredHint' : 'emptyHint')}
        icon={<GameControllerIcon fontSize={40} />}
        action={
          (onClear ?? onSearchAll) && (
            <>
              {onClear && (
                <Button tone="primary" onClick={onClear}>
                  {t('filters.clear')}
                </Button>
              )}
              {onSearchAll && <Button onClick={onSearchAll}>{t('searchAll')}</Button>}
            </>
          )
        }
      />
    );
  return (
    <Root aria-busy={busy || undefined}>
      <GamePages filter={list.filter} total={list.total} label={t('list')} busy={busy} />
    </Root>
  );
}
