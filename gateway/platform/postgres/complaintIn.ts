const SEVERE = /^.*?\b(?:FATAL|PANIC|ERROR|error):\s*/;

/** The reason in PostgreSQL's own words: the first severe line, since later ones follow from it, with its hint. */
export const complaintIn = (text: string): string => {
  const lines = text.split('\n').filter(Boolean);
  const at = lines.findIndex((line) => SEVERE.test(line));
  const complaint = lines[at] ?? lines.at(-1) ?? 'no reason given';
  const hint = /\bHINT:\s*(.*)/.exec(lines[at + 1] ?? '')?.[1];
  return [complaint.replace(SEVERE, ''), hint].filter(Boolean).join('; ');
};
