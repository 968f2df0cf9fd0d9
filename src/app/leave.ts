/** Goes to another site in this tab: over https, or as openly as this page itself; never by a script address. */
export const leave = (address: string): void => {
  const url = URL.parse(address);
  if (url !== null && ['https:', location.protocol].includes(url.protocol) && url.username === '')
    location.assign(url.href);
};
