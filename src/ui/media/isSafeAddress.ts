/** Whether an address in untrusted HTML is allowed: a path of ours, or https, and on one of `hosts` if given. */
export function isSafeAddress(address: string | null, hosts?: readonly string[]): boolean {
  if (address === null) return false;
  // A browser reads a backslash as a slash: the host would be another one than people read.
  if (/[\\\p{Cc}]/u.test(address)) return false;
  if (/^\/(?!\/)/.test(address)) return true;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts === undefined || hosts.includes(url.host);
}
