const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it, and a calendar asks for the day of each of its cells. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
};

export type ZonedParts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>;

/**
 * Date and time of a moment (milliseconds since 1970) in a time zone, with two digits each, the year with four. Throws
 * RangeError if the moment is not a number. Uses Intl, so that pages without a calendar do not load the date library.
 */
export const zonedParts = (moment: number, timeZone: string): ZonedParts => {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
};
