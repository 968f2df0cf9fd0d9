const isNumber = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet takes for the start of a formula. */
const startsFormula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as a file that spreadsheets open: no cell is ever run as a formula. The mark at its start says UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
