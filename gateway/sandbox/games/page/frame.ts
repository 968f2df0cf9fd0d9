import {
  gameMessage,
  isHostMessage,
  type GameMessageType,
  type HostMessageType,
} from '#contract/gameMessages';

/** Talks to the page that launched the game: by its exact origin, and only when there is one around. */
export const frameOf = (parentOrigin: string) => ({
  /** Whether a page is around that shows the player's balance. */
  isHosted: window.parent !== window,
  tell: (type: GameMessageType): void => {
    if (window.parent !== window) window.parent.postMessage(gameMessage(type), parentOrigin);
  },
  onHost: (heard: (type: HostMessageType) => void): void => {
    window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === parentOrigin && source === window.parent && isHostMessage(data)) heard(data.type);
    });
  },
});

export type Frame = ReturnType<typeof frameOf>;
