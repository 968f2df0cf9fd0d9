/** true or false when the server's expression could be run, undefined when it is for the gateway to decide. */
export type AcceptedPattern = (source: string, text: string) => Promise<boolean | undefined>;

/** Runs an expression apart from the page and gives up in time; undefined when it was late or is no expression. */
export type RunApart = (source: string, text: string) => Promise<boolean | undefined>;

interface Engines {
  readonly runApart: RunApart;
  /** Told once for each expression that could not be run. */
  readonly onBad: (source: string) => void;
}

interface Compiled {
  readonly matches: (text: string) => boolean;
}

/** The linear engine knows neither look-ahead nor back-reference; it says so by throwing. */
const compile = async (source: string): Promise<Compiled | undefined> => {
  const { RE2JS } = await import(/* webpackChunkName: "linear-patterns" */ 're2js');
  try {
    const pattern = RE2JS.compile(source);
    return { matches: (text) => pattern.matcher(text).find() };
  } catch {
    return undefined;
  }
};

/**
 * Runs `acceptedPattern` of the server without ever holding the page up (design §7): by an engine whose time grows with
 * the text alone, else in a worker that is ended when it takes too long. Answers are kept, as a form asks on every key.
 */
export const createAcceptedPattern = ({ runApart, onBad }: Engines): AcceptedPattern => {
  const compiled = new Map<string, Promise<Compiled | undefined>>();
  const answers = new Map<string, Promise<boolean | undefined>>();
  const bad = new Set<string>();

  const decide = async (source: string, text: string): Promise<boolean | undefined> => {
    if (bad.has(source)) return undefined;
    if (!compiled.has(source)) compiled.set(source, compile(source));
    const engine = await compiled.get(source);
    if (engine) return engine.matches(text);
    const answer = await runApart(source, text);
    if (answer === undefined && !bad.has(source)) {
      bad.add(source);
      onBad(source);
    }
    return answer;
  };

  return (source, text) => {
    const key = JSON.stringify([source, text]);
    const answer = answers.get(key) ?? decide(source, text).catch(() => undefined);
    if (answers.size > 200) answers.clear();
    answers.set(key, answer);
    return answer;
  };
};
