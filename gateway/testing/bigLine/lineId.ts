const start = '0a000000-0000-7000-8000-';

/** The id of a place of a line, for SQL; ids of later places are greater, as those of later members are. */
export const lineId = (place: string): string => `('${start}' || lpad(to_hex(${place}), 12, '0'))::uuid`;

/** The same of a number. */
export const lineIdOf = (place: number): string => `${start}${place.toString(16).padStart(12, '0')}`;
