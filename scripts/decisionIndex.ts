import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'docs', 'decisions');

const recordName = /^(\d{4})-.+\.md$/;

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Splits at a full stop only before a capital letter, because code and abbreviations contain full stops too. */
const firstSentence = (text: string): string => text.split(/(?<=\.)\s+(?=[A-Z`])/)[0] ?? '';

/** The first sentence of the record's decision, without the mark of a list; its first line if it has no such heading. */
const summaryOf = (body: string): string => {
  const decided = /(?:\*\*Decision\.\*\*|^## Decision$)\s*(?:- )?(.+)/m.exec(body)?.[1];
  return firstSentence(decided ?? body.trimStart().split('\n')[0] ?? '');
};

const row = (file: string): string => {
  const number = Number(recordName.exec(file)?.[1]);
  const [heading = '', ...body] = readFileSync(join(folder, file), 'utf8').split('\n');
  const title = /^# (\d+)\. (.+)$/.exec(heading);
  if (Number(title?.[1]) !== number)
    throw new Error(`${file} has to begin with "# ${number}. " and a title that says its subject.`);
  return `| ${number} | [${cell(title?.[2] ?? '')}](${file}) | ${cell(summaryOf(body.join('\n')))} |`;
};

/** Text of `docs/decisions/README.md`: every record by number, with the sentence that states the decision. */
export const decisionIndex = (): string =>
  [
    '# Decisions',
    '',
    'Why something is as it is, where the choice would surprise. A record says its context, the decision and what follows from it. A new one takes the next number, a title with the words that somebody would search for, and its line here by `npm run decisions`.',
    '',
    '| no. | subject | decision |',
    '|---|---|---|',
    ...readdirSync(folder)
      .filter((file) => recordName.test(file))
      .toSorted()
      .map(row),
    '',
  ].join('\n');
