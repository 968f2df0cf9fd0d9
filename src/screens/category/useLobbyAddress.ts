import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameType } from '#contract/constants';
import { withoutModal } from '@/config/modals';
import { routeOf } from '@/config/routes';
import { filterNames, readFilter, writeFilter } from '@/domain/lobbyFilter';

type Change = Parameters<typeof writeFilter>[1];

const nothing: Change = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** The category that the path names, and what the query chooses in it (NAV-05): all of the lobby's state. */
export const useLobbyAddress = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const category = routeOf(pathname)?.category as GameType;
  const own = withoutModal(search);
  const filter = useMemo(() => readFilter(own), [own]);
  /** A choice is a step that back undoes; what is being typed is none. */
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
