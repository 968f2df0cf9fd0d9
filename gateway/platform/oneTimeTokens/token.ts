import { hash } from 'node:crypto';
import type { Runtime } from '../runtime/runtime.ts';

const pattern = /^(?:Bearer )?([A-Za-z0-9_-]{43})$/;

/** An opaque session token of 256 random bits. */
export const newToken = (runtime: Runtime): string => runtime.randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** The token of an Authorization header, with or without its scheme. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : pattern.exec(authorization)?.[1];
