import { shuffled, type Random } from './random';

/** Image hosts in a random order for this visit (SYS-10). Our own origin comes last, as a fallback that always exists. */
export const hostOrder = (hosts: readonly string[], random: Random): string[] => [
  ...shuffled(hosts, random),
  '',
];

/** All addresses of one picture: every file at the best host, then at the next. Absolute addresses keep their host. */
export const pictureSources = (files: string | readonly string[], hosts: readonly string[]): string[] =>
  [files]
    .flat()
    .filter((file) => file !== '')
    .flatMap((file) => (file.startsWith('/') ? hosts.map((host) => `${host}${file}`) : [file]));

/** Shown if no host delivers the cover (GAME-01). */
export const defaultCover = '/art/props/seven-380.webp';
