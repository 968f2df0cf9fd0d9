import type { ModuleId } from './constants.ts';

/** Who may call: anyone; a session of any account; a real (not trial) account; an agent. */
export type Role = 'anyone' | 'player' | 'member' | 'agent';

/** Whose data the call touches: nobody's, the caller's own, or that of the caller's line (itself and every downline). */
export type Owner = 'none' | 'self' | 'line';

/** One call on the wire (design §2). Site and gateway both read this table; nothing else names a path. */
export interface Endpoint {
  /** Groups calls for an operator's path overrides and for the OpenAPI document. */
  readonly module: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** The site sends the session token. A call may accept a token without requiring one (`role: 'anyone'`). */
  readonly token: boolean;
  /** The body is sealed in the authenticated envelope of `contract/envelope.ts`. */
  readonly encrypted: boolean;
  readonly role: Role;
  readonly owner: Owner;
  /** White-label module without which the gateway refuses the call with `not_available`. */
  readonly flag?: ModuleId;
  /** The answer contains texts: the site caches and fetches it per language. */
  readonly byLanguage?: true;
  /** Moves money: requires an `Idempotency-Key`. */
  readonly money?: true;
  /** The body is form-encoded, an exception to JSON (spec §7, forgot by e-mail). */
  readonly form?: true;
  /** The body is a multipart stream with one image (`proofImages`), the other exception to JSON. */
  readonly upload?: true;
  /** The specification does not show this path; it is ours and an operator may override it. */
  readonly chosen?: true;
}
