const isNumber = /^-?\d+(\.\d+)?$/;
/** Characters at the start of a cell that make a spreadsheet treat it as a formula. */
const startsFormula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV. Cells that look like formulas are escaped; the byte order mark at the start says UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
