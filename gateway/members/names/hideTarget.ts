/** A number or address as it is shown to somebody who has not yet proved to own it. */
export const hideTarget = (recipient: string): string => {
  const [name = '', host] = recipient.split('@');
  return host === undefined ? `*** *** ${recipient.slice(-3)}` : `${name.slice(0, 1)}***@${host}`;
};
