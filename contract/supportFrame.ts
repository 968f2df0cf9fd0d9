/** Path of the document that runs the chat of an outside support provider, without the origin and session of the site. */
export const supportFramePath = '/frame/support';

/** Messages from that document to the page that frames it; `waiting`: it asks whose chat it is. */
export const supportFrameKinds = ['waiting', 'ready', 'failed'] as const;

/** The page's answer to `waiting`. The token is null for a visitor. */
export interface SupportFrameSeat {
  readonly kind: 'seat';
  readonly token: string | null;
}
