import { manifestFields } from '../theme/manifest/manifestFields.ts';
import type { Field } from '../theme/manifest/reads.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The keys of `brand.json` as a Markdown table, generated from the schema that reads the file. */
export const brandKeys = (): string =>
  [
    '| key | needed | value | for |',
    '|---|---|---|---|',
    ...Object.entries<Field<unknown>>(manifestFields).map(
      ([key, { read, required, about }]) =>
        `| \`${key}\` | ${required ? 'yes' : ''} | ${cell(read.allowed)} | ${cell(about)} |`,
    ),
  ].join('\n');
