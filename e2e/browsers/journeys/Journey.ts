import type { Site } from '../../support/startSite';
import type { Visitor } from '../visitor/Visitor';

/** What a person does on the site, written once for all browsers. */
export interface Journey {
  readonly title: string;
  /** Errors of pages that the journey provokes. */
  readonly expectedFaults?: readonly RegExp[];
  /** @param name a user name that no account has yet. */
  readonly run: (visitor: Visitor, site: Site, name: string) => Promise<void>;
}
