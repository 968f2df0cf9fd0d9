import type { ErrorCode } from '#contract/errors';
import type { Proof } from './useUploads';

/** Errors of the file itself: the gateway would refuse the same file again. */
const ofTheFile: readonly (ErrorCode | undefined)[] = ['unsupported_media_type', 'too_large', 'bad_request'];

/** Whether sending a refused picture again could succeed. */
export const canSendAgain = ({ fault }: Pick<Proof, 'fault'>): boolean =>
  typeof fault === 'object' && !ofTheFile.includes(fault.code);
