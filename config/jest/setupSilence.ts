import { format } from 'node:util';

// A passing test must not write to the console.
const said: string[] = [];
const hear = (...words: unknown[]) => void said.push(format(...words));
Object.assign(console, { error: hear, warn: hear });
afterEach(() => expect(said.splice(0)).toEqual([]));
