import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..');

/** How the command reaches the gateway: written when it starts, readable by its own user alone. */
export interface OperatorAddress {
  readonly port: number;
  readonly secret: string;
}

/** The file lies in the data folder, by default the checkout's `.data`. */
export const operatorFile = (dataDir: string | undefined): string =>
  join(dataDir ?? join(PROJECT, '.data'), 'operator.json');

export const writeOperatorFile = async (path: string, address: OperatorAddress): Promise<void> => {
  await mkdir(join(path, '..'), { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, JSON.stringify(address), { mode: 0o600, flag: 'wx' });
  await rename(fresh, path);
};

/** Nothing when no gateway has written one. */
export const readOperatorFile = async (path: string): Promise<OperatorAddress | undefined> => {
  try {
    const { port, secret } = JSON.parse(await readFile(path, 'utf8')) as Partial<OperatorAddress>;
    return typeof port === 'number' && typeof secret === 'string' ? { port, secret } : undefined;
  } catch {
    return undefined;
  }
};

/** Removes the file unless another gateway has written its own by then. */
export const removeOperatorFile = async (path: string, { secret }: OperatorAddress): Promise<void> => {
  if ((await readOperatorFile(path))?.secret === secret) await rm(path, { force: true });
};
