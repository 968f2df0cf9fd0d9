/** Path of the document in which a third party sends and checks the SMS code; sandboxed like human verification. */
export const phoneFramePath = '/frame/phone';

/** Messages from the page to that document, once it is ready. */
export type PhoneFrameAsk =
  | { readonly kind: 'send'; /** E.164. */ readonly number: string }
  | { readonly kind: 'check'; readonly session: string; readonly code: string };

export const phoneRefusals = ['number', 'code', 'often'] as const;
export type PhoneRefusal = (typeof phoneRefusals)[number];

/** Messages from that document to the page. */
export type PhoneFrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sent'; readonly session: string }
  | { readonly kind: 'proved'; readonly token: string }
  | { readonly kind: 'refused'; readonly why: PhoneRefusal }
  | { readonly kind: 'failed' };
