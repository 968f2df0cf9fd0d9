/** Texts that are sent to members, each with the places that it must have. */
export const letterPlaces = {
  /** An SMS, or the text of an e-mail. */
  code: ['brand', 'code', 'minutes'],
  codeSubject: ['brand'],
  reset: ['account', 'brand', 'link', 'minutes'],
  resetSubject: ['brand'],
} as const;

export type LetterName = keyof typeof letterPlaces;

/** A brand's own letters in one language, with `{{code}}` and the like. */
export type OwnLetters = Readonly<Partial<Record<LetterName, string>>>;
