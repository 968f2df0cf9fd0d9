export interface Running {
  addresses: readonly { brand: string; url: string }[];
  demoAccounts: readonly { role: string; username: string; password: string }[];
}

const table = (rows: readonly (readonly string[])[]): string[] => {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd()}`,
  );
};

/** The text that `npm start` prints when ready: an address per brand, and the demo accounts. */
export const welcome = ({ addresses, demoAccounts }: Running): string =>
  [
    '',
    ...table(addresses.map(({ brand, url }) => [brand, url])),
    ...(demoAccounts.length > 0 ? ['', 'Demo accounts (role, user name, password)'] : []),
    ...table(demoAccounts.map(({ role, username, password }) => [role, username, password])),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
