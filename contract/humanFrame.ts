/** Path of the document that runs a third party's human verification, without the origin and session of the site. */
export const humanFramePath = '/frame/human';

/** Messages from that document to the page that frames it. */
export type HumanFrameMessage =
  | { readonly kind: 'passed'; readonly result: unknown }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' };
