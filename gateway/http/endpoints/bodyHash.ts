import { hash } from 'node:crypto';

/** Binds an idempotency key to the body it came with. */
export const bodyHash = (body: unknown): string => hash('sha256', JSON.stringify(body ?? null));
