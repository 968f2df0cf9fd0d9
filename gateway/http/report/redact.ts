const secrets = [
  /** Query strings may carry one-time codes. */
  [/\?[^\s"')]*/g, '?…'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [/\+?\d[\d .-]{7,}\d/g, '[number]'],
  [/[A-Za-z0-9_-]{32,}/g, '[token]'],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Takes out of a report what could belong to a person or open a session. */
export const redact = (text: string): string =>
  secrets.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text);
