import { element } from '../element.ts';

/** A button for an act of the player's turn, closed until the turn comes. */
export const seatAct = (className: 'cash' | 'skip', text: string, act: () => void): HTMLButtonElement => {
  const button = element('button', { type: 'button', className, textContent: text, disabled: true });
  button.addEventListener('click', act);
  return button;
};
