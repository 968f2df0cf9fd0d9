/** What the history keeps of popups that the page opened and nobody asked for. */
export const openedByItself = 'popups opened by themselves';
