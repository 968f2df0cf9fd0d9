import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/constants';
import { readCookie } from '../../platform/web/readCookie.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';

/** The language a visitor has chosen, by its plain cookie, else the brand's first. */
export const languageOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { languages }: Pick<Tenant, 'languages'>,
): Language => {
  const chosen = readCookie(headers.cookie, 'lang');
  return languages.find((language) => language === chosen) ?? languages[0] ?? 'EN';
};
