import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { StartError } from '../../gateway/platform/postgres/StartError.ts';
import type { Progress } from '../progress.ts';
import { runCommand, type Command } from '../runCommand.ts';
import { findBrowser } from './findBrowser.ts';
import { installers, type Installer } from './installers.ts';

const find = (): string | undefined =>
  findBrowser({ env: process.env, own: chromium.executablePath(), exists: existsSync });

const hasProgram = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const isRoot = process.getuid?.() === 0;

const succeeds = async (command: Command): Promise<boolean> => (await runCommand(command)).status === 0;

/** The commands in the form that this account can run; undefined if it cannot. `sudo -n` never asks for a password. */
const allowed = async ({ asRoot, commands }: Installer): Promise<readonly Command[] | undefined> => {
  if (!asRoot || isRoot) return commands;
  if (!hasProgram('sudo') || !(await succeeds(['sudo', '-n', 'true']))) return undefined;
  return commands.map((command): Command => ['sudo', '-n', ...command]);
};

const tryInstaller = async (installer: Installer, progress: Progress): Promise<void> => {
  const commands = hasProgram(installer.needs) ? await allowed(installer) : undefined;
  for (const command of commands ?? []) {
    progress(`No browser here, so: ${command.join(' ')}`);
    if (!(await succeeds(command))) return;
  }
};

/** Path of a Chromium; installs one if there is none. Throws StartError if no installer succeeded. */
export const ensureBrowser = async (progress: Progress): Promise<string> => {
  for (const installer of installers) {
    const found = find();
    if (found) return found;
    await tryInstaller(installer, progress);
  }
  const found = find();
  if (found) return found;
  throw new StartError(
    'No Chromium here and no way to install one: install it, or set CHROMIUM to its path.',
  );
};
