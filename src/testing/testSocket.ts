import type { LiveMessage } from '#contract/live';

const given = globalThis.WebSocket;

/** The gateway's end of a page's socket; the test decides what it sends. */
export class TestSocket extends EventTarget {
  static opened: TestSocket[] = [];
  static install = (): void => {
    Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: TestSocket });
  };
  static remove = (): void => {
    globalThis.WebSocket = given;
  };
  readonly sent: string[] = [];
  readonly address: URL;
  readonly protocols: string[];
  constructor(address: URL, protocols: string[]) {
    super();
    this.address = address;
    this.protocols = protocols;
    TestSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    return undefined;
  }
  say(message: LiveMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
