/** Webpack's: every module of a folder whose path matches. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive: true; regExp: RegExp },
  ): { keys(): string[]; (path: string): unknown };
}
