interface Opened {
  readonly url: string;
  readonly origin: string;
}

/**
 * Moves a launch to one of the operator's launch hosts, another one with each attempt (SYS-10). Only the origin
 * changes: path and ticket stay. Without launch hosts the address is unchanged.
 */
export const atLaunchHost = <Launch extends Opened>(
  launch: Launch,
  hosts: readonly string[],
  attempt: number,
): Launch => {
  const { url, origin } = launch;
  const host = hosts[attempt % hosts.length];
  if (host === undefined || !url.startsWith(`${origin}/`)) return launch;
  return { ...launch, url: `${host}${url.slice(origin.length)}`, origin: host };
};
