/** Overlays of a page; `?modal=…` names one, so that back, reload and shared links work (MOD-01). */
const modalNames = [
  'login',
  'register',
  'activate',
  'forgotPassword',
  'changePassword',
  'resetPassword',
  'twoFactor',
  'round',
  'withdrawPassword',
  'contact',
  'nickname',
  'bankAccount',
  'receivingAddress',
  'logout',
  'afterLogin',
  'notice',
  'notices',
  'announcement',
  'search',
  'game',
  'vendor',
  'gameClosed',
  'saferPlay',
  'pauseTaken',
  'roomChat',
  'promotion',
  'contract',
  'statement',
  'redeem',
  'convertPoints',
  'help',
  'post',
  'feedback',
  'chat',
  'push',
] as const;
export type ModalName = (typeof modalNames)[number];

export const modalParameter = 'modal';
/** Names the item that a modal shows, such as a notice's id. */
export const modalItemParameter = 'item';

export const isModalName = (name: string | null): name is ModalName =>
  modalNames.some((known) => known === name);

/** Whether the query opens a modal. */
export const hasModal = (search: string): boolean =>
  isModalName(new URLSearchParams(search).get(modalParameter));

/** Returns `search` with a modal opened. */
export const withModal = (search: string, modal: ModalName, item?: string | number): string => {
  const query = new URLSearchParams(search);
  query.set(modalParameter, modal);
  query.delete(modalItemParameter);
  if (item !== undefined) query.set(modalItemParameter, String(item));
  return `?${query.toString()}`;
};

/** Returns `search` without a modal. */
export const withoutModal = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete(modalParameter);
  query.delete(modalItemParameter);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
};
