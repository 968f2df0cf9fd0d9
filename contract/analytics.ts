/** The form of an analytics id. Only an id of this form may become part of a script's address (SYS-13). */
export const gtagId = /^(?:G|GT|AW|UA)-[A-Z\d-]{4,20}$/;
