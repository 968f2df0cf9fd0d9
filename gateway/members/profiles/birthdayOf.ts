import { calendarDay } from '#contract/patterns';
import type { Queries } from '../../platform/database/database.ts';
import { profileRepository } from './profileRepository.ts';

/** The birthday as `yyyy-MM-dd`, of whoever gave it at registration. */
export const birthdayOf = async (queries: Queries, memberId: string): Promise<string | undefined> => {
  const written = await profileRepository(queries).birthdayOf(memberId);
  return written === null ? undefined : calendarDay(written);
};
