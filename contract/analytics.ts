/** An id of the analytics provider; nothing else is ever put into an address (SYS-13). */
export const gtagId = /^(?:G|GT|AW|UA)-[A-Z\d-]{4,20}$/;
