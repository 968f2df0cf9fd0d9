/** What the docs page of a part says before its props. */
export interface PartUse {
  /** When to use it, and which part to use otherwise. */
  when: string;
  do: string;
  dont: string;
  /** What the caller has to give, and what keys do. */
  access: string;
  /** Its name in the theme, where it is not that of the part. */
  themeName?: `Marquee${string}`;
}
