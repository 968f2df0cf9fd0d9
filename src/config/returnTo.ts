import { isModalName, withoutModal, type ModalName } from './modals';
import { routeOf } from './routes';

/** The page that sent the visitor to the login, and to which they return (NAV-06). It is stored in the history state. */
export interface ReturnTo {
  readonly pathname: string;
  readonly search: string;
  /** The modal that was open then; it replaces the greeting. */
  readonly modal?: ModalName | undefined;
}

export const returnTo = (
  { pathname, search }: Pick<ReturnTo, 'pathname' | 'search'>,
  modal?: ModalName,
): { readonly returnTo: ReturnTo } => ({
  returnTo: { pathname, search: withoutModal(search), ...(modal && { modal }) },
});

/** The page to return to; undefined if the state names none, a page of another site, or a form. */
export const returnOf = (state: unknown): ReturnTo | undefined => {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo: given } = state;
  if (typeof given !== 'object' || given === null) return undefined;
  const { pathname, search, modal } = given as Partial<ReturnTo>;
  if (typeof pathname !== 'string' || typeof search !== 'string') return undefined;
  const route = routeOf(pathname);
  if (route === undefined || route.modal !== undefined) return undefined;
  return { pathname, search, ...(isModalName(modal ?? null) && { modal }) };
};
