import type { SupportProvider } from './SupportProvider.ts';

/** The site's own chat (`content/chat`), which knows a member by the session. */
export const ownSupport: SupportProvider = {
  seat: () => Promise.resolve({ provider: 'own', token: null }),
};
