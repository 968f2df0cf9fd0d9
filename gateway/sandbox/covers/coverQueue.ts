type Picture = Uint8Array | undefined;

export interface CoverQueue {
  /** The picture, drawn once for all who ask; undefined if newer requests have filled the queue. */
  readonly ask: (file: string) => Promise<Picture>;
}

export interface CoverQueueOptions {
  /** Draws one picture; called for one at a time. */
  readonly draw: (file: string) => Promise<Uint8Array>;
  /** How many pictures may wait beside the one that is drawn. */
  readonly waiting: number;
}

type Answer = PromiseWithResolvers<Picture>;

/**
 * One picture after the other, so that covers never take more than one core from the calls. The one asked for last is
 * drawn first: it is in view, while those before it may have been scrolled past.
 */
export const coverQueue = ({ draw, waiting }: CoverQueueOptions): CoverQueue => {
  const pending = new Map<string, Answer>();
  let drawing: { readonly file: string; readonly answer: Answer } | undefined;

  const drawNext = async (): Promise<void> => {
    const next = [...pending].at(-1);
    if (drawing || next === undefined) return;
    const [file, answer] = next;
    pending.delete(file);
    drawing = { file, answer };
    try {
      answer.resolve(await draw(file));
    } catch (error) {
      // A picture that fails must not stop the others.
      answer.reject(error);
    }
    drawing = undefined;
    void drawNext();
  };

  return {
    ask: (file) => {
      if (drawing?.file === file) return drawing.answer.promise;
      const answer = pending.get(file) ?? Promise.withResolvers<Picture>();
      // The last of the map is drawn next.
      pending.delete(file);
      pending.set(file, answer);
      const [oldest] = pending;
      if (oldest !== undefined && pending.size > waiting) {
        pending.delete(oldest[0]);
        oldest[1].resolve(undefined);
      }
      void drawNext();
      return answer.promise;
    },
  };
};
