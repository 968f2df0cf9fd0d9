export interface CoverQueue {
  /** The picture, drawn once however many ask for it; undefined when the queue is full. */
  readonly ask: (file: string) => Promise<Uint8Array> | undefined;
}

export interface CoverQueueOptions {
  /** Draws one picture; called for one at a time. */
  readonly draw: (file: string) => Promise<Uint8Array>;
  /** How many pictures may wait. */
  readonly waiting: number;
}

/** One picture after the other, so that covers never take more than one core from the calls. */
export const coverQueue = ({ draw, waiting }: CoverQueueOptions): CoverQueue => {
  const asked = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  const enqueue = (file: string): Promise<Uint8Array> => {
    const drawn = last.then(() => draw(file)).finally(() => asked.delete(file));
    // A picture that fails must not stop the ones behind it.
    last = drawn.catch(() => undefined);
    asked.set(file, drawn);
    return drawn;
  };

  return {
    ask: (file) => asked.get(file) ?? (asked.size < waiting ? enqueue(file) : undefined),
  };
};
