/** Opens another site in this tab: over https, or http if this page is http too; never a script address. */
export const leave = (address: string): void => {
  const url = URL.parse(address);
  if (url !== null && ['https:', location.protocol].includes(url.protocol) && url.username === '')
    location.assign(url.href);
};
