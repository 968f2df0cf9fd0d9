interface Opened {
  readonly url: string;
  readonly origin: string;
  readonly fixedOrigin?: boolean;
}

/**
 * Moves a launch to one of the operator's launch hosts, another one with each attempt (SYS-10). Only the origin
 * changes: path and ticket stay. Without launch hosts, or where no other host serves the game, the address is unchanged.
 */
export const atLaunchHost = <Launch extends Opened>(
  launch: Launch,
  hosts: readonly string[],
  attempt: number,
): Launch => {
  const { url, origin, fixedOrigin } = launch;
  const host = hosts[attempt % hosts.length];
  if (host === undefined || fixedOrigin || !url.startsWith(`${origin}/`)) return launch;
  return { ...launch, url: `${host}${url.slice(origin.length)}`, origin: host };
};
