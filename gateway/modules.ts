import { contentModule } from './content/routes.ts';
import { gamesModule } from './games/routes.ts';
import { memberModule } from './member/routes.ts';
import type { Module } from './module.ts';
import { sessionModule } from './session/routes.ts';
import { systemModule } from './system/routes.ts';
import { walletModule } from './wallet/routes.ts';

/** Every resource that answers calls. */
export const modules = [
  systemModule,
  sessionModule,
  memberModule,
  walletModule,
  contentModule,
  gamesModule,
] as const satisfies readonly Module[];
