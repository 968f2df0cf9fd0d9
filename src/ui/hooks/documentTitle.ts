/** What lies over the page, the last on top. */
const over: { readonly title: string }[] = [];
let page: string | undefined;

const write = (): void => {
  const top = over.at(-1);
  document.title = [...(top ? [top.title] : []), page].join(' | ');
};

/** Names the page in the browser's tab; what lies over it keeps its name in front. */
export const setPageTitle = (title: string): void => {
  page = title;
  write();
};

/** Puts the name of what lies over the page in front of the page's, until what it answers is called. */
export const putTitle = (title: string): (() => void) => {
  page ??= document.title;
  const layer = { title };
  over.push(layer);
  write();
  return () => {
    over.splice(over.indexOf(layer), 1);
    write();
  };
};
