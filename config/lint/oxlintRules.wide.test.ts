import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface Report {
  readonly diagnostics: readonly { readonly code: string }[];
}

/** Lints one file of an otherwise empty project with the configuration of the house and returns the rules it breaks. */
const broken = (path: string, code: string): string[] => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(join(root, file), join(house, file));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), code);
  const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', path];
  try {
    execFileSync(process.execPath, oxlint, {
      cwd: house,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse((error as { stdout: string }).stdout) as Report;
    return diagnostics.map(({ code: rule }) => rule);
  } finally {
    rmSync(house, { recursive: true });
  }
};

describe('the rules that need types', () => {
  test.each([
    ['no-floating-promises', 'export const run = (): void => { Promise.resolve(1); };'],
    ['no-misused-promises', 'export const all = [1].filter((one) => Promise.resolve(one > 1));'],
    ['no-unsafe-member-access', "export const name = (JSON.parse('{}')).name as string;"],
    ['restrict-template-expressions', 'export const text = (one: object) => `${one}`;'],
    ['unbound-method', 'export const now = new (class { at() { return this; } })().at;'],
    [
      'switch-exhaustiveness-check',
      "export const f = (one: 'a' | 'b'): number => { switch (one) { case 'a': return 1; } return 2; };",
    ],
  ])('%s is held in the gateway', (rule, code) => {
    expect(broken('gateway/money/x.ts', code)).toContain(`typescript(${rule})`);
  });

  test.each(['reports', 'dist', 'coverage', 'public'])('a folder %s inside an area is read too', (folder) => {
    const code = 'export const run = (): void => { Promise.resolve(1); };';
    expect(broken(`gateway/${folder}/x.ts`, code)).toContain('typescript(no-floating-promises)');
  });

  test('a promise that an attribute of a part returns is allowed', () => {
    const code = 'export const X = () => <button onClick={async () => { await Promise.resolve(); }} />;';
    expect(broken('src/ui/X.tsx', code)).toEqual([]);
  });
});

describe('the rules of React', () => {
  const head = "import { useEffect, useMemo, useRef, useState } from 'react';\n";

  test.each([
    ['rules-of-hooks', 'export function X({ a }: { a: boolean }) { if (a) useState(0); return null; }'],
    [
      'exhaustive-deps',
      'export function X({ a }: { a: number }) { useEffect(() => { document.title = String(a); }, []); return null; }',
    ],
    ['static-components', 'export function X() { const Part = () => <p />; return <Part />; }'],
    ['set-state-in-render', 'export function X() { const [a, setA] = useState(0); setA(1); return a; }'],
    [
      'set-state-in-effect',
      'export function X() { const [a, setA] = useState(0); useEffect(() => { setA(1); }, []); return a; }',
    ],
    ['refs', 'export function X() { const a = useRef(0); return a.current; }'],
    ['purity', 'export function X() { return useMemo(() => 1, []) + Math.random(); }'],
    ['immutability', 'export function X() { const [a] = useState({ b: 1 }); a.b = 2; return a.b; }'],
    ['use-memo', 'export function X() { return useMemo(async () => 1, []) === undefined ? 1 : 2; }'],
    ['error-boundaries', 'export function X() { try { return <p />; } catch { return null; } }'],
  ])('%s is held in the site', (rule, code) => {
    expect(broken('src/ui/X.tsx', head + code)).toContainEqual(
      expect.stringMatching(new RegExp(`^react(-hooks)?\\(${rule}\\)$`)),
    );
  });
});
