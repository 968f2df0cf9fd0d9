import type { Site } from '../../support/startSite';
import type { BrowserSession } from '../session/BrowserSession';

/** What a person does on the site, written once for all browsers. */
export interface Journey {
  readonly title: string;
  /** Errors of pages that the journey provokes. */
  readonly expectedFaults?: readonly RegExp[];
  /** @param name a user name that no account has yet. */
  readonly run: (session: BrowserSession, site: Site, name: string) => Promise<void>;
}
