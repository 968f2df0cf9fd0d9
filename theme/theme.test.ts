import type { CssVarsTheme } from '@mui/material/styles';

import { theme } from './theme.ts';

// createTheme's type hides the properties that `cssVariables` adds.
const declarations = (theme as unknown as CssVarsTheme)
  .generateStyleSheets()
  .flatMap((sheet: Record<string, unknown>) => Object.values(sheet))
  .flatMap((block: unknown) => Object.entries(block as Record<string, unknown>))
  .map(([name, value]: [string, unknown]) => `${name}: ${String(value)}`);

test('WL-03 MUI’s generated variable sheet has no colour of its own', () => {
  const literal = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|oklch\(from|color-mix\(|\b(?:white|black)\b(?!-)/i;
  expect(declarations.filter((line: string) => literal.test(line.replace(/^[^:]*: /, '')))).toEqual([]);
});

test('the sheet leaves color-scheme to the brand', () => {
  expect(declarations.filter((line: string) => /color-?scheme/i.test(line))).toEqual([]);
});

test('the sheet stays below 10 kB, because every document contains it', () => {
  expect(declarations.join(';').length).toBeLessThan(10_000);
});

test('WL-03 component styles of the theme name variables and never a colour', () => {
  const text = JSON.stringify(theme.components, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
  expect(text.match(/#[\da-f]{3,8}\b|rgba?\(|oklch\(/gi) ?? []).toEqual([]);
});
