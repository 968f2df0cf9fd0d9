import { basename } from 'node:path';

/** Folders whose components must have stories. */
export const STORIED = ['src/ui', 'src/features', 'src/screens', 'src/desk'] as const;

const TEST = /\.test\.tsx$/;
// An exported name with a capital letter is a component, as in React itself.
const COMPONENT = /^export (?:const|function|class) [A-Z]\w*/m;

/**
 * Files whose stories belong to another file: a screen is shown by its view's stories, a styled root by its
 * component's.
 */
const isHalf = (path: string): boolean => /(Screen|Root)\.tsx$/.test(basename(path));

export const storyOf = (path: string): string =>
  path.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

/** Components without a story file at the mirrored path. Paths are relative to the project. */
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
