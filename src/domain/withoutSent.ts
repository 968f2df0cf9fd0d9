/** What was typed while a message was on its way. */
export const withoutSent = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length) : typed;
