import { languages, type Language } from '#contract/constants';
import type { Texts } from '../../brands/languages/texts.ts';
import type { Inputs } from './inputs.ts';
import { OperatorError } from './OperatorError.ts';

const nameOf = (field: string, language: Language) => `${field}-${language.toLowerCase()}`;

export interface WordField {
  readonly help: string;
  /** Characters that fit where it is shown. */
  readonly longest: number;
}

/** One option for each field and language: `title-vi`, `title-en`, … */
export const wordInputs = (fields: Readonly<Record<string, WordField>>): Inputs =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, { help, longest }]) =>
      languages.map((language) => [
        nameOf(field, language),
        { kind: 'text', help: `${help} (${language})`, longest } as const,
      ]),
    ),
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts given by those options: a language counts when its `main` field is there; English has to be. */
export const readTexts = <Field extends string>(
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<Field, WordField>>,
  main: NoInfer<Field>,
): Texts<Record<Field, string>> => {
  const texts: Partial<Record<Language, Record<Field, string>>> = {};
  for (const language of languages) {
    if (values[nameOf(main, language)] === undefined) continue;
    texts[language] = Object.fromEntries(
      Object.keys(fields).map((field) => [field, textOf(values[nameOf(field, language)])]),
    ) as Record<Field, string>;
  }
  const { EN } = texts;
  if (EN === undefined)
    throw new OperatorError(`${nameOf(main, 'EN')} is missing: English stands in for every other language`);
  return { ...texts, EN };
};
