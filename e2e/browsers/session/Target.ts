/** A text in full, or a pattern; as data, because it travels into the page. */
export type Words = string | { readonly source: string; readonly flags: string };

export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label'; readonly words: Words }
  | { readonly by: 'text'; readonly words: Words }
  /** Of several matches, the one at this place; 0 is the first. */
  | { readonly by: 'place'; readonly place: number };

const wordsOf = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

const describe = (words: Words): string => (typeof words === 'string' ? `'${words}'` : `/${words.source}/`);

const describeStep = (step: Step): string => {
  if (step.by === 'place') return `match ${step.place}`;
  if (step.by !== 'role') return `${step.by} ${describe(step.words)}`;
  return step.name === undefined ? step.role : `${step.role} ${describe(step.name)}`;
};

/** A part of the page as a person finds it: by its role and name, its label or its text, inside of other parts. */
export class Target {
  readonly steps: readonly Step[];
  readonly isInFrame: boolean;

  constructor(steps: readonly Step[], isInFrame: boolean) {
    this.steps = steps;
    this.isInFrame = isInFrame;
  }

  role(role: string, name?: string | RegExp): Target {
    return this.with({ by: 'role', role, name: name === undefined ? undefined : wordsOf(name) });
  }

  label(words: string | RegExp): Target {
    return this.with({ by: 'label', words: wordsOf(words) });
  }

  text(words: string | RegExp): Target {
    return this.with({ by: 'text', words: wordsOf(words) });
  }

  nth(place: number): Target {
    return this.with({ by: 'place', place });
  }

  toString(): string {
    return `${this.isInFrame ? 'in the frame, ' : ''}${this.steps.map(describeStep).join(', in it ')}`;
  }

  private with(step: Step): Target {
    return new Target([...this.steps, step], this.isInFrame);
  }
}

/** The whole page, and the document of its only frame. */
export const page = new Target([], false);
export const frame = new Target([], true);
