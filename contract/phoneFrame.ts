/** Where a third party sends and checks the code of a mobile number: a document of its own, as for human verification. */
export const phoneFramePath = '/frame/phone';

/** What the page asks of it, once it is ready. */
export type PhoneFrameAsk =
  | { readonly kind: 'send'; /** E.164. */ readonly number: string }
  | { readonly kind: 'check'; readonly session: string; readonly code: string };

export const phoneRefusals = ['number', 'code', 'often'] as const;
export type PhoneRefusal = (typeof phoneRefusals)[number];

/** What it tells the page. */
export type PhoneFrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sent'; readonly session: string }
  | { readonly kind: 'proved'; readonly token: string }
  | { readonly kind: 'refused'; readonly why: PhoneRefusal }
  | { readonly kind: 'failed' };
