/** Text on a component's docs page before its props. */
export interface PartUse {
  /** When to use it, and which component to use otherwise. */
  when: string;
  do: string;
  dont: string;
  /** What the caller has to provide for accessibility, and what keys do. */
  access: string;
  /** Its name in the theme, if it differs from the component's. */
  themeName?: `Marquee${string}`;
}
