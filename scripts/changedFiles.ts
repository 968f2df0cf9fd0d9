import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);

const hasParent = (): boolean =>
  git('rev-list', '--parents', '-n', '1', 'HEAD')[0]?.trim().includes(' ') ?? false;

/**
 * Files that differ from the last commit. On a clean tree: the files that the last commit changed; none if it is the
 * first commit. Deleted files are left out.
 */
export const changedFiles = (): string[] => {
  const since = (commit: string): string[] => git('diff', '--name-only', '--diff-filter=d', '-z', commit);
  const changed = [...since('HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
  if (changed.length > 0) return changed;
  return hasParent() ? since('HEAD~1') : [];
};
