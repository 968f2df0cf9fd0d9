import type { Command } from '../runCommand.ts';

export interface Installer {
  /** The program that must be on the PATH. */
  needs: string;
  /** Whether it writes outside of our own account. */
  asRoot: boolean;
  commands: readonly Command[];
}

const byApt = (name: string): Installer => ({
  needs: 'apt-get',
  asRoot: true,
  commands: [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ],
});

/** Installers of Chromium, best first: the system's package manager also installs libraries and fonts. */
export const installers = [
  byApt('chromium-headless-shell'),
  byApt('chromium'),
  { needs: 'dnf', asRoot: true, commands: [['dnf', 'install', '-y', '-q', 'chromium']] },
  { needs: 'brew', asRoot: false, commands: [['brew', 'install', '--cask', 'chromium']] },
  { needs: 'playwright', asRoot: false, commands: [['playwright', 'install', 'chromium']] },
] satisfies Installer[];
