import { element } from './element.ts';
import type { Words } from './words.ts';

/** One line over the stage that tells what keeps the game waiting. */
export const notice = (words: Words) => {
  const text = element('span');
  const leave = element('button', {
    type: 'button',
    className: 'small',
    textContent: words.backToLobby,
    hidden: true,
  });
  const box = element(
    'div',
    { className: 'notice', hidden: true, attributes: { role: 'status' } },
    text,
    leave,
  );
  return {
    box,
    say: (line: string): void => {
      text.textContent = line;
      box.hidden = false;
    },
    hide: (): void => {
      box.hidden = true;
    },
    /** Hides the notice if it still says this line. */
    hideLine: (line: string): void => {
      if (text.textContent === line) box.hidden = true;
    },
    /** The game is over: there is only the way back. */
    end: (line: string, back: () => void): void => {
      text.textContent = line;
      box.hidden = false;
      leave.hidden = window.parent === window;
      leave.addEventListener('click', back);
    },
  };
};

export type Notice = ReturnType<typeof notice>;
