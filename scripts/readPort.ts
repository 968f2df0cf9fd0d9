import { StartError } from '../gateway/postgres/StartError.ts';

const DEFAULT_PORT = 8080;

export const readPort = (text: string | undefined): number => {
  const port = Number(text || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`PORT is "${text}": it has to be a number from 0 to 65535.`);
};
