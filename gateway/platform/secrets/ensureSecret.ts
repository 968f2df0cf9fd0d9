import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { gatewaySecrets, type GatewaySecret } from './schema.ts';

/** 32 fresh bytes, base64url, as secrets are kept. */
export const freshSecret = ({ randomBytes }: Pick<Runtime, 'randomBytes'>): string =>
  randomBytes(32).toString('base64url');

/** The kept secret of a name; the first gateway of the database to ask makes it. */
export const ensureSecret = async (
  queries: Queries,
  runtime: Pick<Runtime, 'randomBytes'>,
  name: string,
): Promise<GatewaySecret> => {
  const find = async (): Promise<GatewaySecret | undefined> => {
    const [row] = await queries.select().from(gatewaySecrets).where(eq(gatewaySecrets.name, name));
    return row;
  };
  const held = await find();
  if (held !== undefined) return held;
  await queries
    .insert(gatewaySecrets)
    .values({ name, secret: freshSecret(runtime) })
    .onConflictDoNothing();
  const made = await find();
  if (made === undefined) throw new Error(`The secret "${name}" just written is gone`);
  return made;
};
