/** Titles of the open overlays, the topmost last. */
const over: { readonly title: string }[] = [];
let page: string | undefined;

const write = (): void => {
  const top = over.at(-1);
  document.title = [...(top ? [top.title] : []), page].join(' | ');
};

/** Sets the page's title in the browser's tab; titles of open overlays stay in front. */
export const setPageTitle = (title: string): void => {
  page = title;
  write();
};

/** Puts an overlay's title in front of the page's; returns a function that removes it. */
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
