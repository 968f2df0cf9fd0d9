import { liveProtocol } from '#contract/live';

/** A line to the gateway, as much of it as is needed. */
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

/** Opens the socket of a path on the page's own host; the ticket travels as its second protocol. */
export const openSocketAt =
  (origin: string, path: string): OpenSocket =>
  (ticket, { onOpen, onText, onClose }) => {
    const address = new URL(path, origin);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address, [liveProtocol, ticket]);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }) => onText(String(data)));
    socket.addEventListener('close', ({ code }) => onClose(code));
    // Browsers complain of a line that is cut before it stands: it is closed once it does.
    const close = () =>
      socket.readyState === WebSocket.CONNECTING
        ? socket.addEventListener('open', () => socket.close())
        : socket.close();
    return { send: (text) => socket.send(text), close };
  };
