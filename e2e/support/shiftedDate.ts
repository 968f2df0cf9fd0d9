import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

// Loaded before the product: its process lives so many milliseconds ahead as a file says.
const shift = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'));
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? RealDate.now() + shift);
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;

// Node writes this header by a clock of its own, and the site corrects its own by it.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { readonly response: ServerResponse };
  response.setHeader('date', new Date().toUTCString());
});
