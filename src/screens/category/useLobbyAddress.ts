import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameType } from '#contract/constants';
import { withoutModal } from '@/config/modals';
import { routeOf } from '@/config/routes';
import { filterNames, readFilter, writeFilter } from '@/domain/lobbyFilter';

type Change = Parameters<typeof writeFilter>[1];

const nothing: Change = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** The lobby's whole state, from the address: the category in the path, the filters in the query (NAV-05). */
export const useLobbyAddress = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const category = routeOf(pathname)?.category as GameType;
  const own = withoutModal(search);
  const filter = useMemo(() => readFilter(own), [own]);
  /** A selected filter adds a history entry, which the back button undoes; typing does not. */
  const change = useCallback(
    (by: Change, step: 'step' | 'typing' = 'step'): void =>
      void navigate({ pathname, search: writeFilter(own, by) }, { replace: step === 'typing' }),
    [navigate, pathname, own],
  );
  return {
    category,
    filter,
    change,
    clear: (): void => change(nothing),
    addressOf: (vassalage?: string): string => pathname + writeFilter(own, { vassalage }),
  };
};
