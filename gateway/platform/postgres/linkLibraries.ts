import { chmod, readFile, readdir, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Link {
  source: string;
  target: string;
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** npm packages hold no symbolic links and install scripts are off, so the libraries' short names are made here. */
export const linkLibraries = async (native: string): Promise<void> => {
  const inside = (path: string): string => join(native, path.replace(/^native\//, ''));
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = inside(target);
    await symlink(relative(dirname(link), inside(source)), link).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
};

/** Not every unpacker keeps the execute bit. */
export const allowTools = async (native: string): Promise<void> => {
  for (const tool of await readdir(join(native, 'bin'))) await chmod(join(native, 'bin', tool), 0o755);
};
