interface Opened {
  readonly url: string;
  readonly origin: string;
}

/** The address of a game that may be framed: of the origin it says it has, which is never ours (security §2). */
export const stageUrl = ({ url, origin }: Opened, ownOrigin: string): string | undefined => {
  const address = URL.parse(url);
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '') return undefined;
  return address.origin === origin && address.origin !== ownOrigin ? address.href : undefined;
};
