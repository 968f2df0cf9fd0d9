/**
 * Hour and minute of a time of the wire in the brand's time zone. Uses Intl, because cards are in the first load and
 * must not load the date library.
 */
export const hourOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));
