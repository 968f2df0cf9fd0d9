/** Opens another site in a new window without access to this one; false if the browser blocks it. */
export const leaveToWindow = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || !['https:', location.protocol].includes(url.protocol) || url.username !== '')
    return false;
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return false;
  opened.opener = null;
  opened.location.replace(url.href);
  return true;
};
