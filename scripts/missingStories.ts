import { basename } from 'node:path';

/** Rooms whose components are first of all stories. */
export const STORIED = ['src/ui', 'src/features', 'src/screens'] as const;

const TEST = /\.test\.tsx$/;
// A component is exported under a capital letter, as React itself tells components from elements.
const COMPONENT = /^export (?:const|function|class) [A-Z]\w*/m;

/** Halves that another file's stories show: what fetches by its view's, a styled root by those of its component. */
const isHalf = (path: string): boolean => /(Screen|Root)\.tsx$/.test(basename(path));

export const storyOf = (path: string): string =>
  path.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

/** Components that have no story file at their mirrored path. Paths are relative to the project. */
export const missingStories = (
  paths: readonly string[],
  read: (path: string) => string,
  hasStory: (path: string) => boolean,
): string[] =>
  paths.filter(
    (path) =>
      path.endsWith('.tsx') &&
      !TEST.test(path) &&
      !isHalf(path) &&
      COMPONENT.test(read(path)) &&
      !hasStory(storyOf(path)),
  );
