/** A path of our own, or https without credentials; of the given hosts where they are given. */
export const safeAddress = (address: string | undefined, hosts?: readonly string[]): boolean => {
  if (address === undefined) return false;
  // A browser reads a backslash as a slash: the host would be another one than people read.
  if (/[\\\p{Cc}]/u.test(address)) return false;
  if (/^\/(?!\/)/.test(address)) return true;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts === undefined || hosts.includes(url.host);
};
