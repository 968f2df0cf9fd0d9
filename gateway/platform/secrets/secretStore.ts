import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { ensureSecret } from './ensureSecret.ts';

type SecretName = 'human signature' | 'human key' | 'codes' | 'push key';

/** Secrets that never change, so that a process keeps what it has read. */
export const secretStore = (queries: Queries, runtime: Pick<Runtime, 'randomBytes'>) => {
  const known = new Map<SecretName, string>();
  return {
    get: async (name: SecretName): Promise<string> => {
      const secret = known.get(name) ?? (await ensureSecret(queries, runtime, name)).secret;
      known.set(name, secret);
      return secret;
    },
  };
};
