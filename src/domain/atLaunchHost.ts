interface Opened {
  readonly url: string;
  readonly origin: string;
}

/**
 * A launch at one of the hosts that the operator has listed for them, a new one with each try (SYS-10). Only the origin
 * changes: path and ticket stay. Without hosts it stays where the gateway has put it.
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
