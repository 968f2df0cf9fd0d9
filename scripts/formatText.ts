import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const settings = join(import.meta.dirname, '..', '.oxfmtrc.json');

/** Text of a file as the project's formatter writes it; throws when it cannot be parsed. */
export const formatText = async (path: string, text: string): Promise<string> => {
  const { code, errors } = await format(
    path,
    text,
    JSON.parse(readFileSync(settings, 'utf8')) as FormatConfig,
  );
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`);
  return code;
};
