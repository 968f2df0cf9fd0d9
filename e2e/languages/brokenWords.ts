/** Runs in the page: every Latin word that a line ends in the middle of, without a hyphen. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!holder || holder.closest('script, style, .sb-preparing-story, .sb-wrapper')) continue;
    if (!holder.checkVisibility()) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{Script=Latin}{4,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first && others.some(({ top }) => top > first.bottom - 2)) found.add(word);
    }
  }
  return [...found];
}
