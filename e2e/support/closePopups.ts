import type { BrowserContext, Page } from '@playwright/test';

/** Marks announcements as closed on each page, as a visitor with another aim would close them. */
export const closePopups = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(() => {
    // The marks are the page's; neither the initial blank page nor a game's frame needs to have storage.
    if (!location.protocol.startsWith('http') || window.top !== window) return;
    for (const mark of ['ANONYMOUS_POPUP', 'USER_POPUP']) sessionStorage.setItem(mark, 'all');
  });
