type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'children' | 'style' | 'attributes'>
> & {
  readonly attributes?: Readonly<Record<string, string>>;
  /** Custom properties, without their dashes. */
  readonly look?: Readonly<Record<string, string>>;
};

/** An element with its properties and children; text is always text. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attributes = {}, look = {}, ...props }: Props<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), props);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  for (const [name, value] of Object.entries(look)) made.style.setProperty(`--${name}`, value);
  made.append(...children);
  return made;
};
