const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it, and a calendar asks for the day of each of its cells. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
};

/**
 * The day of a time (milliseconds since 1970) in a time zone, as `2026-11-20`. Uses Intl, so that forms without other
 * dates do not load the date library.
 */
export const dayIn = (moment: number, timeZone: string): string => {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
};
