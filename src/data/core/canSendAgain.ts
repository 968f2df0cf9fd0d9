import type { ErrorCode } from '#contract/errors';
import type { Proof } from '../resources/useProofs';

/** What the file itself is refused for: the same file would be refused again. */
const ofTheFile: readonly (ErrorCode | undefined)[] = ['unsupported_media_type', 'too_large', 'bad_request'];

/** Whether a picture that was refused may be taken when it is sent once more. */
export const canSendAgain = ({ fault }: Pick<Proof, 'fault'>): boolean =>
  typeof fault === 'object' && !ofTheFile.includes(fault.code);
