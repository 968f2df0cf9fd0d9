interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** So many questions go in one statement. */
const MOST = 200;

/**
 * Asks one question at once; those that come while it is under way go together in the next statement. An answer is
 * never older than its question, and on a busy gateway many calls share the way to the database and back; a slow
 * statement delays those behind it. `ask` answers the questions in their order.
 */
export const batchReads = <Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  const waiting: Waiting<Question, Answer>[] = [];
  let inFlight = false;

  const askBatch = async (group: readonly Waiting<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await ask(group.map(({ question }) => question));
      group.forEach(({ resolve }, place) => resolve(answers[place] as Answer));
    } catch (error) {
      // What one question meets in the database ends the statement; it must not end the others.
      if (group.length > 1) await Promise.all(group.map((one) => askBatch([one])));
      else for (const { reject } of group) reject(error);
    }
  };

  const askWaiting = async (): Promise<void> => {
    inFlight = true;
    while (waiting.length > 0) await askBatch(waiting.splice(0, MOST));
    inFlight = false;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!inFlight) void askWaiting();
    });
};
