import type { FastifyRequest } from 'fastify';
import type { Brand } from '#theme/brand';
import type { BrandFolder } from '#theme/readBrandFolder';
import { refuse } from '../platform/refusal/refusal.ts';

/** The brand of a request's host; a folder may have gone since the host was let in. */
export const brandOf = (
  brands: Pick<BrandFolder, 'byHost'>,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
): Brand => brands.byHost(hostname) ?? refuse('not_found');
