import { readFileSync } from 'node:fs';

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
