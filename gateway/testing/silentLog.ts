import { createLog } from '../platform/log/log.ts';

/** For tests that do not read the log. */
export const silentLog = createLog({ level: 'silent' });
