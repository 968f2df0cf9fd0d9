import { memberModule } from './member/routes.ts';
import type { Module } from './module.ts';
import { sessionModule } from './session/routes.ts';
import { systemModule } from './system/routes.ts';

/** Every resource that answers calls. */
export const modules = [systemModule, sessionModule, memberModule] as const satisfies readonly Module[];
