/** The system account of the database server; PostgreSQL refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** `nobody` when we are root, so that no user has to be made; undefined for our own account. */
export const serverAccount = (): ServerAccount | undefined =>
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
