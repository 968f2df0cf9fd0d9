/** Runs in the page before its own code: announcements would cover what is measured. */
export const closeAnnouncements = (): void => {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('ANONYMOUS_POPUP', 'all');
};
