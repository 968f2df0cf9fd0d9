import { shuffled, type Random } from './random';

/** Image hosts in the order of this visit (SYS-10); our own origin comes last and never fails the list. */
export const hostOrder = (hosts: readonly string[], random: Random): string[] => [
  ...shuffled(hosts, random),
  '',
];

/** Addresses of one picture, best host first, its first file before the next. Absolute addresses keep their host. */
export const pictureSources = (files: string | readonly string[], hosts: readonly string[]): string[] =>
  [files]
    .flat()
    .filter((file) => file !== '')
    .flatMap((file) => (file.startsWith('/') ? hosts.map((host) => `${host}${file}`) : [file]));

/** In the place of a cover that no host gives (GAME-01). */
export const defaultCover = '/art/props/seven-380.webp';
