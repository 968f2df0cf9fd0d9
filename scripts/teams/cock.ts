export interface Cock {
  readonly kind: 'cock';
  readonly body: string;
  readonly tail: string;
  /** Feathers of neck and wing. */
  readonly hackle: string;
  readonly legs: string;
}

/** A fighting cock by the colours of its feathers, which its name tells. */
export const drawCock = ({ body, tail, hackle, legs }: Cock): string =>
  [
    '<circle cx="32" cy="32" r="32" fill="#efe7d6"/>',
    `<path fill="none" stroke="${legs}" stroke-width="2.5" stroke-linecap="round" d="M29 47v10M37 47v10M25 58h7M34 58h7"/>`,
    `<path fill="${tail}" d="M17 38Q3 30 8 12q7 3 10 12 0-11 9-16 3 10-1 19 4-5 9-5-3 12-11 17z"/>`,
    `<path fill="${body}" d="M15 34q1 15 18 15 16 0 18-16 0-7 1-13-7-6-12 0-2 14-12 16-7 2-13-2z"/>`,
    `<path fill="${hackle}" d="M39 35q0-15 4-20 4-4 9-2 4 4 2 12-2 12-8 14-5 0-7-4zM22 37q9-5 17 1-3 9-13 7-4-2-4-8z"/>`,
    '<path fill="#d3212d" d="M42 13q-1-6 4-5 1-5 4-2 5-2 5 3 3 2 0 6-6-3-13-2zM54 21q5 4 1 8-5-2-3-7z"/>',
    '<path fill="#f2b035" d="M55 15l7 3-7 3z"/><circle cx="50.5" cy="17" r="1.7" fill="#1b130b"/>',
  ].join('');
