import { liveProtocol } from '#contract/live';

/** The part of a WebSocket that the site uses. */
export interface Line {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

interface LineEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: (code: number) => void;
}

export type OpenSocket = (ticket: string, events: LineEvents) => Line;

/** Opens the socket at a path of the page's own host; the ticket is sent as the second subprotocol. */
export const openSocketAt =
  (origin: string, path: string): OpenSocket =>
  (ticket, { onOpen, onText, onClose }) => {
    const address = new URL(path, origin);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address, [liveProtocol, ticket]);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }) => onText(String(data)));
    socket.addEventListener('close', ({ code }) => onClose(code));
    // Browsers log an error if a connecting socket is closed, so this closes it once it is open.
    const close = () =>
      socket.readyState === WebSocket.CONNECTING
        ? socket.addEventListener('open', () => socket.close())
        : socket.close();
    return { send: (text) => socket.send(text), close };
  };
