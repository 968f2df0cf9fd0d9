/** Where a third party's human verification runs: a document of its own, without the origin and the session of the site. */
export const humanFramePath = '/frame/human';

/** What that document tells the page around it. */
export type HumanFrameMessage =
  | { readonly kind: 'passed'; readonly result: unknown }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' };
