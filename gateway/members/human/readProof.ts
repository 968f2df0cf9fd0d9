import { parseStrictJson } from '../../platform/json/strictJson.ts';

/** The object in a base64 text of JSON, or nothing. */
export const readProof = (proof: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const read = parseStrictJson(Buffer.from(proof, 'base64').toString('utf8'));
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
