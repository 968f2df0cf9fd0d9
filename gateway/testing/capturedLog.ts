import { Writable } from 'node:stream';
import { createLog } from '../platform/log/log.ts';

/** A log of every level whose text can be read. */
export const capturedLog = () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: createLog({ level: 'trace', destination }), text: () => lines.join('') };
};
