interface Opened {
  readonly url: string;
  readonly origin: string;
}

/**
 * The address of a game for its frame; undefined unless it belongs to the declared origin and that is not our own
 * (security §2).
 */
export const framedGameUrl = ({ url, origin }: Opened, ownOrigin: string): string | undefined => {
  const address = URL.parse(url);
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '') return undefined;
  return address.origin === origin && address.origin !== ownOrigin ? address.href : undefined;
};
