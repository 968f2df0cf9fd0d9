/**
 * A statement with this remark is never prepared: how much of a table it reads depends on its values, so that a plan
 * made once for all of them is a bad one for most.
 */
export const plannedByValues = '/* planned by its values */';
