/** Resolves to whether the text matches the gateway's expression; undefined if only the gateway can decide. */
export type AcceptedPattern = (source: string, text: string) => Promise<boolean | undefined>;

/** Runs an expression outside of the page with a time limit; undefined if it timed out or is not a valid expression. */
export type RunApart = (source: string, text: string) => Promise<boolean | undefined>;

interface Engines {
  readonly runApart: RunApart;
  /** Called once for each expression that could not be run. */
  readonly onBad: (source: string) => void;
}

interface Compiled {
  readonly matches: (text: string) => boolean;
}

/** The linear-time engine supports neither look-ahead nor back-references and throws for them. */
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
 * Runs the gateway's `acceptedPattern` without blocking the page (design §7): in an engine whose time grows linearly
 * with the text, otherwise in a worker that is ended after a time limit. Results are cached, because a form checks at
 * every key stroke.
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
