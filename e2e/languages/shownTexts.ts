/** Runs in the page: every text that it shows or says, but for what its story was given by name. */
export function shownTexts(): string[] {
  const root = document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const add = (text: string | null) => {
    const trimmed = (text ?? '').replace(/\s+/g, ' ').trim();
    if (trimmed !== '') found.add(trimmed);
  };
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!holder || holder.closest('script, style, .sb-preparing-story, .sb-wrapper, [lang]:not(html)'))
      continue;
    if (holder.checkVisibility()) add(text.textContent);
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`#storybook-root [${name}], [role=dialog] [${name}]`))
      add(element.getAttribute(name));
  return [...found];
}
