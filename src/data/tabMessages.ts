/** What tabs of one origin tell each other about the session they share (SYS-09, design §4). */
export type TabMessage =
  | { readonly kind: 'who' }
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'ended'; readonly expired: boolean };

/** Another build may run in another tab: what is none of these counts as nothing. */
export const isTabMessage = (data: unknown): data is TabMessage => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'who') return true;
  if (data.kind === 'session') return 'token' in data && typeof data.token === 'string';
  return data.kind === 'ended' && 'expired' in data && typeof data.expired === 'boolean';
};

export const tabChannel = (merchant: string): string => `session-${merchant}`;
