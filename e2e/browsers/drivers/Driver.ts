/** A key by its name in the DOM, also with a modifier held down. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Control+A'
  | 'ArrowDown'
  | 'ArrowRight'
  | 'ArrowLeft';

/** The document of the page, or that of its only frame. */
export type Place = 'page' | 'frame';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a browser must do for a journey: open pages, read them, and receive a person's pointer and keys. */
export interface Driver {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => Promise<string>;
  /** Runs a function in a document. It must not refer to anything outside of itself. */
  readonly run: <Given, Result>(
    place: Place,
    script: (given: Given) => Result | Promise<Result>,
    given: Given,
  ) => Promise<Result>;
  /** Runs the text of a script in a document. */
  readonly load: (place: Place, source: string) => Promise<void>;
  /** Moves the pointer there without pressing it. */
  readonly pointAt: (point: Point) => Promise<void>;
  /** Presses the pointer at a point of the window. */
  readonly clickAt: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A picture of the window as PNG. */
  readonly picture: () => Promise<Buffer>;
  /** Uncaught errors of the pages, in the browser's words. */
  readonly faults: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser of the system in which the journeys run. */
export interface SystemBrowser {
  readonly name: string;
  readonly launch: () => Promise<Driver>;
}
