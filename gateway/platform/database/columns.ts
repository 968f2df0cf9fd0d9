import { text, timestamp } from 'drizzle-orm/pg-core';

/** Every row belongs to a merchant; every query names it. */
export const merchantColumn = () => text().notNull();

/** A moment in UTC, read as a `Date`. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date' });
