// What jest-light-runner tells its workers goes to all of them as soon as one asks. A worker that is still on its way
// to asking would lose it and wait without end; this module, loaded first, keeps it until then.
const asks = 'jest-light-runner-get-worker-data';
const tells = 'jest-light-runner-worker-data';

const isData = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === tells;

let early: unknown;
const keep = (message: unknown): void => {
  if (isData(message)) early = message;
};
process.on('message', keep);

const send = process.send?.bind(process);
if (send)
  process.send = ((message: unknown, ...more: never[]) => {
    if (message !== asks) return send(message, ...more);
    process.off('message', keep);
    if (early === undefined) return send(message);
    return process.emit('message', early, undefined);
  }) as typeof process.send;
