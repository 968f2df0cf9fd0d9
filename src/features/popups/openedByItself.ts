/** History state that marks a popup as opened by the page, not by the visitor. */
export const openedByItself = 'popups opened by themselves';
