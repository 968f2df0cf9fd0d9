declare module 'jest-light-runner' {
  /** A runner class for the `runner` of a project of Jest. */
  export function createRunner(options: { runtime: 'child_process' }): unknown;
}
